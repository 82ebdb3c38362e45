import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useConsoleCalls } from '../../../actions/consoleCalls';
import { plainText } from '../../../fields/plainText';
import { choosePath } from '../../../schema/facts/template';
import { FormAction } from '../bar/FormAction';
import type { PanelProps } from './panels';

/**
 * A number that the API gives (`options.key` of the answer to `options.path`), and the action (`options.name`) that makes it
 * nothing: there is nothing to do where it is nothing already.
 */
export function CountedActionPanel({ resource, options, mode, record }: PanelProps) {
  const translate = useTranslate();
  const { call } = useConsoleCalls();
  const action = resource.actions[String(options.name)];
  const id = plainText(record?.id);
  const path = choosePath([String(options.path)], { subject: record ?? {}, id });
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'count', path],
    queryFn: async ({ signal }) =>
      Number((await call<Record<string, unknown>>(path ?? '', { signal }))[String(options.key)]),
    enabled: record !== undefined && path !== undefined,
    retry: false,
  });
  if (!record || !action) return null;
  const texts = `resources.${resource.name}.actions.${action.name}`;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {mode === 'edit' && <FormAction action={action} isIdle={data === 0} onDone={() => void refetch()} />}
      <Typography variant="body2" color="text.secondary" role="status">
        {error && translate('form.count_unknown')}
        {data !== undefined && !error && translate(`${texts}.count`, { smart_count: data })}
      </Typography>
    </Stack>
  );
}
