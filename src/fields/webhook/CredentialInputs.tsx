import { useTranslate } from 'react-admin';
import { classes } from '../elements/classes';
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
  error,
  storedPassword,
  onChange,
  onBlur,
}: CredentialInputsProps) {
  const translate = useTranslate();
  const isOn = hasCredentials(hook);
  return (
    <>
      <div>
        <label className={classes('check', readOnly && 'disabled')}>
          <input
            type="checkbox"
            checked={isOn}
            disabled={readOnly}
            onChange={({ target }) =>
              onChange(target.checked ? { username: '', password: '' } : { username: null, password: null })
            }
          />
          {translate('fields.webhook.use_basic')}
        </label>
      </div>
      {isOn && (
        <div className="form-row">
          <FieldFrame
            id={`${id}-username`}
            label={translate('fields.webhook.username')}
            required
            help={undefined}
            error={error}
          >
            <input
              id={`${id}-username`}
              className="control wide"
              value={hook.username ?? ''}
              onChange={(event) => onChange({ username: event.target.value })}
              onBlur={onBlur}
              readOnly={readOnly}
              autoComplete="off"
              aria-required
              aria-invalid={error !== undefined}
              aria-describedby={`${id}-username-error`}
            />
          </FieldFrame>
          <HookPassword {...{ id, hook, readOnly, error, onChange, onBlur }} stored={storedPassword} />
        </div>
      )}
    </>
  );
}
