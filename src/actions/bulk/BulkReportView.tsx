import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import type { CompiledResource } from '../../schema/types/compiled';
import { FailureDetails } from '../FailureDetails';
import { recordTitle } from '../recordTitle';
import type { BulkReport } from './runner';

export interface BulkReportViewProps {
  resource: CompiledResource;
  report: BulkReport<RaRecord>;
  onClose: () => void;
  onRetry: () => void;
}

/** What became of every row of a bulk job that was not done completely. */
export function BulkReportView({ resource, report, onClose, onRetry }: BulkReportViewProps) {
  const translate = useTranslate();
  const counts = (['done', 'failed', 'cancelled'] as const).filter((key) => report[key].length > 0);
  return (
    <Alert
      severity={report.failed.length > 0 ? 'error' : 'info'}
      onClose={onClose}
      closeText={translate('actions.close')}
      role="region"
      aria-label={translate('actions.report.title')}
      sx={{ m: 1, maxHeight: '40vh', overflow: 'auto', '& ul': { m: 0, pl: 2.5 } }}
    >
      <AlertTitle>{translate('actions.report.title')}</AlertTitle>
      <Typography>
        {counts.map((key) => translate(`actions.report.${key}`, { smart_count: report[key].length })).join(' · ')}
      </Typography>
      {report.failed.length > 0 && (
        <ul>
          {report.failed.map(({ item, message, cause }) => (
            <li key={item.id}>
              {translate('actions.report.row', { title: recordTitle(resource, item), reason: message })}
              <FailureDetails of={cause} />
            </li>
          ))}
        </ul>
      )}
      <Button size="small" color="inherit" variant="outlined" onClick={onRetry}>
        {translate('actions.report.retry', { smart_count: report.failed.length + report.cancelled.length })}
      </Button>
    </Alert>
  );
}
