import { useTranslate } from 'react-admin';
import type { Ref } from 'react';
import type { CompiledField } from '../../schema/types/compiled';
import { PlainButton } from '../elements/PlainButton';
import { FieldFrame } from '../input/FieldFrame';
import { isSocket, methodsOf, type Webhook } from './webhookValue';

export interface HookPartProps {
  id: string;
  hook: Webhook;
  readOnly: boolean;
  /** What is wrong with it, as react-hook-form keeps it. */
  error: string | undefined;
  onChange: (changes: Partial<Webhook>) => void;
  onBlur: () => void;
}

interface HookAddressProps extends HookPartProps {
  field: CompiledField;
  required: boolean;
  inputRef: Ref<HTMLInputElement>;
  /** An address that is probably meant while there is none: taken by Tab, or by a press. */
  offered: string | undefined;
}

/** Address and method. A web socket is always opened with GET: the method is locked then. */
export function HookAddress({
  id,
  field,
  hook,
  required,
  readOnly,
  error,
  onChange,
  onBlur,
  inputRef,
  offered,
}: HookAddressProps) {
  const translate = useTranslate();
  const isLocked = isSocket(hook.url);
  const methods = methodsOf(field);
  const shown = methods.includes(hook.method) ? methods : [...methods, hook.method];
  return (
    <div className="hook-address">
      <FieldFrame id={id} label={translate('fields.webhook.url')} required={required} help={undefined} error={error}>
        <input
          id={id}
          className="control wide"
          value={hook.url}
          onChange={(event) => onChange({ url: event.target.value })}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (event.key === 'Tab' && !event.shiftKey && offered !== undefined) onChange({ url: offered });
          }}
          ref={inputRef}
          readOnly={readOnly}
          inputMode="url"
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-set-help ${id}-error ${id}-notes ${id}-offered`}
        />
        {offered !== undefined && (
          <PlainButton id={`${id}-offered`} className="flush" tabIndex={-1} onClick={() => onChange({ url: offered })}>
            {translate('fields.webhook.offered', { url: offered })}
          </PlainButton>
        )}
      </FieldFrame>
      <FieldFrame
        id={`${id}-method`}
        label={translate('fields.webhook.method')}
        required={false}
        help={undefined}
        error={undefined}
      >
        <select
          id={`${id}-method`}
          className="control wide"
          value={isLocked ? 'GET' : hook.method}
          disabled={readOnly || isLocked}
          onChange={(event) => onChange({ method: event.target.value })}
          onBlur={onBlur}
        >
          {(isLocked && !shown.includes('GET') ? [...shown, 'GET'] : shown).map((method) => (
            <option key={method}>{method}</option>
          ))}
        </select>
      </FieldFrame>
    </div>
  );
}
