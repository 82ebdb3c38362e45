import Stack from '@mui/material/Stack';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormParts } from './FormContext';
import { FormAction } from './FormAction';
import type { FormValues } from './initialValues';

/** Declared actions of the form. They see what is typed but not saved, and may change it. */
export function FormActions() {
  const { resource } = useFormParts();
  const actions = Object.values(resource.actions).filter(({ on }) => on.includes('form'));
  if (actions.length === 0) return null;
  return <ActionsBar names={actions.map(({ name }) => name)} />;
}

function ActionsBar({ names }: { names: string[] }) {
  const { resource } = useFormParts();
  const { control, getValues, setValue } = useFormContext<FormValues>();
  useWatch({ control });
  const patch = (changes: FormValues) => {
    for (const [name, value] of Object.entries(changes)) setValue(name, value, { shouldDirty: true });
  };
  return (
    <Stack direction="row" spacing={1} sx={{ mb: 2, flexWrap: 'wrap' }}>
      {names.map((name) => {
        const action = resource.actions[name];
        return action && <FormAction key={name} action={action} values={getValues()} onPatch={patch} />;
      })}
    </Stack>
  );
}
