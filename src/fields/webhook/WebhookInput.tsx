import { useFormContext, useWatch } from 'react-hook-form';
import { FieldSet } from '../input/FieldSet';
import { decodeComplaint } from '../input/errorMessage';
import type { FieldInputProps } from '../kit';
import { useFieldInput } from '../input/useFieldInput';
import { useStoredValue } from '../input/useStoredValue';
import { CredentialInputs } from './CredentialInputs';
import { HookAddress } from './HookAddress';
import { SampleButton } from './sample/SampleButton';
import { addressBeside, isSocket, methodsOf, toWebhook, type Webhook } from './webhookValue';

const credentialKeys = ['fields.webhook.credentials'];

interface Follows {
  field: string;
  path: string;
}

/** A hook: address, method, and basic authentication where wanted. */
export function WebhookInput(props: FieldInputProps) {
  const { field: declared, label, help, required, readOnly } = props;
  const { id, field, error } = useFieldInput(props, { format: (value) => value, parse: (value) => value });
  const { getValues, setValue } = useFormContext();
  const hook = toWebhook(field.value);
  const stored = toWebhook(useStoredValue(props.source));
  const follows = declared.options?.follows as Follows | undefined;
  const leader: unknown = useWatch({ name: follows?.field ?? props.source });
  const offered = follows && !readOnly && hook.url === '' ? addressBeside(toWebhook(leader), follows.path) : undefined;
  /** A web socket carries both: the hook that follows (`options.leads`) gets its address, unless it has one of another kind. */
  const follow = (url: string) => {
    const name = declared.options?.leads;
    if (typeof name !== 'string') return;
    const follower = toWebhook(getValues(name));
    if (follower.url.trim() === '' || isSocket(follower.url))
      setValue(name, { ...follower, url, method: 'GET' }, { shouldDirty: true });
  };
  const change = (changes: Partial<Webhook>) => {
    const next = { ...hook, ...changes };
    /* What a web socket has forced is no choice: another address begins with the method that the hook had, or the first there is. */
    const isFree = isSocket(hook.url) && !isSocket(next.url);
    const [first = 'POST'] = methodsOf(declared);
    const before = isSocket(stored.url) || stored.url === '' ? first : stored.method;
    field.onChange({ ...next, ...(isSocket(next.url) ? { method: 'GET' } : isFree && { method: before }) });
    if (isSocket(next.url)) follow(next.url);
  };
  const isCredentialError = error !== undefined && credentialKeys.includes(decodeComplaint(error).key);
  const shared = { id, hook, readOnly, onChange: change, onBlur: () => field.onBlur() };
  return (
    <FieldSet id={`${id}-set`} label={label} help={help} required={false} error={undefined}>
      <HookAddress
        {...shared}
        field={declared}
        required={required}
        inputRef={field.ref}
        offered={offered}
        error={isCredentialError ? undefined : error}
      />
      <CredentialInputs
        {...shared}
        storedPassword={stored.password ?? ''}
        error={isCredentialError ? error : undefined}
      />
      {declared.options?.sample !== undefined && (
        <SampleButton field={declared} hook={hook} label={label} facts={props.facts} />
      )}
    </FieldSet>
  );
}
