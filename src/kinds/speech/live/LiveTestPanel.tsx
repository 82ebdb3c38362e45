import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { LiveOutcome } from './liveOutcome';
import { isForSession } from '../../../actions/offeredActions';
import { useConsole } from '../../../session/ConsoleContext';
import { useRemembered } from '../../../actions/run/useRemembered';
import { useResourceTexts } from '../../../actions/texts';
import { useSingleAction } from '../../../actions/run/useSingleAction';
import { DateCell } from '../../../fields/datetime/DateCell';
import { StatusText } from './StatusText';
import { formText } from '../../../fields/input/formText';
import { plainText } from '../../../fields/plainText';
import type { CompiledAction } from '../../../schema/types/compiled';
import type { PanelProps } from '../../../engine/form/panels/panels';
import { TestedUses } from './TestedUses';

interface LiveTestProps extends Pick<PanelProps, 'resource'> {
  record: RaRecord;
  action: CompiledAction;
}

/** How the stored credential did, and a button that tries it now. */
function LiveTest({ resource, record, action }: LiveTestProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { isDirty } = useFormState();
  const mayRun = isForSession(action, useConsole());
  const outcome = useRemembered<LiveOutcome>(resource.name, record.id);
  const { run, isRunning } = useSingleAction(resource, action, { refreshes: false });
  const status = outcome?.status ?? plainText(record.status);
  const tested = resource.fields.last_tested;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography component="div" role="status">
        {isRunning ? (
          formText(translate, resource, 'test_running')
        ) : (
          <StatusText status={status}>
            {translate(`resources.${resource.name}.choices.status.${status}`, { _: status })}
          </StatusText>
        )}
      </Typography>
      {outcome && <TestedUses resource={resource} outcome={outcome} />}
      {!outcome && tested && record.last_tested !== null && record.last_tested !== undefined && (
        <Typography variant="body2" color="text.secondary" component="div">
          {texts.field('last_tested')}{' '}
          <DateCell
            resource={resource}
            field={tested}
            record={record}
            value={record.last_tested as unknown}
            options={{}}
          />
        </Typography>
      )}
      {mayRun && (
        <Button type="button" variant="outlined" size="small" disabled={isRunning} onClick={() => void run({ record })}>
          {formText(translate, resource, 'test_now')}
        </Button>
      )}
      {isDirty && (
        <Typography variant="body2" color="text.secondary">
          {formText(translate, resource, 'test_stored_only')}
        </Typography>
      )}
    </Stack>
  );
}

/** The live test `options.action` of the record; a new one can be tried once it is saved. */
export function LiveTestPanel({ resource, record, options }: PanelProps) {
  const translate = useTranslate();
  const action = resource.actions[String(options.action)];
  if (!action) return null;
  if (!record)
    return (
      <Typography variant="body2" color="text.secondary">
        {formText(translate, resource, 'test_after_saving')}
      </Typography>
    );
  return <LiveTest resource={resource} record={record as RaRecord} action={action} />;
}
