import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FieldSet } from '../FieldSet';
import { decodeComplaint } from '../errorMessage';
import type { FieldInputProps } from '../kit';
import { useFieldInput } from '../useFieldInput';
import { CredentialInputs } from './CredentialInputs';
import { HookAddress } from './HookAddress';
import { isSocket, toWebhook, type Webhook } from './webhookValue';

const credentialKeys = ['fields.webhook.credentials'];

/** A hook: address, method, and basic authentication where wanted. */
export function WebhookInput(props: FieldInputProps) {
  const { field: declared, label, help, required, readOnly } = props;
  const { id, field, error } = useFieldInput(props, { format: (value) => value, parse: (value) => value });
  const hook = toWebhook(field.value);
  const [stored] = useState(hook);
  const change = (changes: Partial<Webhook>) => {
    const next = { ...hook, ...changes };
    field.onChange(isSocket(next.url) ? { ...next, method: 'GET' } : next);
  };
  const isCredentialError = error !== undefined && credentialKeys.includes(decodeComplaint(error).key);
  const shared = { id, hook, readOnly, onChange: change, onBlur: () => field.onBlur() };
  return (
    <FieldSet id={`${id}-set`} label={label} help={help} required={required} error={error}>
      <Stack spacing={1}>
        <HookAddress
          {...shared}
          field={declared}
          required={required}
          inputRef={field.ref}
          hasError={error !== undefined && !isCredentialError}
        />
        <CredentialInputs {...shared} storedPassword={stored.password ?? ''} hasError={isCredentialError} />
      </Stack>
    </FieldSet>
  );
}
