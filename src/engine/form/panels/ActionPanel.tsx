import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { FormAction } from '../bar/FormAction';
import type { PanelProps } from './panels';

/** A declared action of the form (`options.name`) beside what it is about; not on a form that is only looked at. */
export function ActionPanel({ resource, options, mode, record }: PanelProps) {
  const translate = useTranslate();
  const action = resource.actions[String(options.name)];
  if (!action || !record || mode !== 'edit') return null;
  const help = translate(`resources.${resource.name}.actions.${action.name}.help`, { _: '' });
  return (
    <div>
      <FormAction action={action} />
      {help !== '' && <FormHelperText sx={{ mx: 0 }}>{help}</FormHelperText>}
    </div>
  );
}
