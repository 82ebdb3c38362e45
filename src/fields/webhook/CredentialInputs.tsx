import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { FieldFrame } from '../input/FieldFrame';
import type { HookPartProps } from './HookAddress';
import { HookPassword } from './HookPassword';
import { hasCredentials } from './webhookValue';

interface CredentialInputsProps extends HookPartProps {
  storedPassword: string;
}

/** Basic authentication: both halves or none. Unticking it clears both. */
export function CredentialInputs({
  id,
  hook,
  readOnly,
  hasError,
  storedPassword,
  onChange,
  onBlur,
}: CredentialInputsProps) {
  const translate = useTranslate();
  const isOn = hasCredentials(hook);
  return (
    <>
      <FormControlLabel
        label={translate('fields.webhook.use_basic')}
        control={
          <Checkbox
            size="small"
            checked={isOn}
            disabled={readOnly}
            onChange={(_, checked) =>
              onChange(checked ? { username: '', password: '' } : { username: null, password: null })
            }
          />
        }
      />
      {isOn && (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <FieldFrame
            id={`${id}-username`}
            label={translate('fields.webhook.username')}
            required
            help={undefined}
            error={undefined}
          >
            <OutlinedInput
              id={`${id}-username`}
              value={hook.username ?? ''}
              onChange={(event) => onChange({ username: event.target.value })}
              onBlur={onBlur}
              readOnly={readOnly}
              size="small"
              fullWidth
              autoComplete="off"
              error={hasError}
              slotProps={{
                input: { 'aria-required': true, 'aria-invalid': hasError, 'aria-describedby': `${id}-set-error` },
              }}
            />
          </FieldFrame>
          <HookPassword {...{ id, hook, readOnly, hasError, onChange, onBlur }} stored={storedPassword} />
        </Stack>
      )}
    </>
  );
}
