import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BulkState } from './useBulkRun';

export interface BulkProgressProps {
  state: BulkState;
  onCancel: () => void;
}

/** How far a bulk job is. */
export function BulkProgress({ state, onCancel }: BulkProgressProps) {
  const { running, finished, total } = state;
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, flexGrow: 1 }}>
      <Typography role="status">{running}</Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (100 * finished) / total}
        aria-label={running}
        sx={{ flexGrow: 1, minWidth: (theme) => theme.spacing(15) }}
      />
      <Typography variant="body2">{translate('actions.progress', { finished, total })}</Typography>
      <Button size="small" onClick={onCancel}>
        {translate('actions.cancel')}
      </Button>
    </Box>
  );
}
