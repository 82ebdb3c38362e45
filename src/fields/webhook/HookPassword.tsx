import { useTranslate } from 'react-admin';
import { classes } from '../elements/classes';
import { FieldFrame } from '../input/FieldFrame';
import { RevealButton } from '../password/RevealButton';
import { useReveal } from '../password/useReveal';
import { useReplacement } from '../secret/useReplacement';
import type { HookPartProps } from './HookAddress';

interface HookPasswordProps extends HookPartProps {
  stored: string;
}

/** The password of a hook. The stored one is never put into the element: what is typed replaces it as a whole. */
export function HookPassword({ id, hook, readOnly, error, stored, onChange, onBlur }: HookPasswordProps) {
  const translate = useTranslate();
  const { isShown, toggle } = useReveal();
  const { shown, take } = useReplacement(stored);
  const isKept = stored !== '' && hook.password === stored;
  return (
    <FieldFrame
      id={`${id}-password`}
      label={translate('fields.webhook.password')}
      required
      help={undefined}
      error={undefined}
    >
      <div className={classes('control wide box', error !== undefined && 'error')}>
        <input
          id={`${id}-password`}
          type={isShown ? 'text' : 'password'}
          value={shown(hook.password)}
          placeholder={isKept ? translate('fields.webhook.password_kept') : undefined}
          onChange={(event) => onChange({ password: take(event.target.value) as string })}
          onBlur={onBlur}
          readOnly={readOnly}
          autoComplete="new-password"
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-username-error`}
        />
        {!readOnly && <RevealButton isShown={isShown} onClick={toggle} />}
      </div>
    </FieldFrame>
  );
}
