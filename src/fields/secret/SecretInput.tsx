import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldInputProps } from '../kit';
import { PasswordInput } from '../password/PasswordInput';
import { useStoredValue } from '../input/useStoredValue';
import { SecretReplacement } from './SecretReplacement';
import { StoredSecret } from './StoredSecret';

/** A stored secret is shown masked with a button to replace it; what is typed then stands for the whole value. */
export function SecretInput(props: FieldInputProps) {
  const { source, required, readOnly } = props;
  const { setValue, getValues } = useFormContext();
  const stored = useStoredValue(source);
  const [isReplacing, setReplacing] = useState(() => getValues(source) !== stored);
  if (typeof stored !== 'string' || stored === '')
    return readOnly ? <StoredSecret {...props} stored="" /> : <PasswordInput {...props} />;
  const put = (value: unknown) => setValue(source, value, { shouldDirty: true, shouldTouch: true });
  if (!isReplacing || readOnly) {
    return (
      <StoredSecret
        {...props}
        stored={stored}
        onReplace={readOnly ? undefined : () => setReplacing(true)}
        onRemove={
          readOnly || required
            ? undefined
            : () => {
                put(null);
                setReplacing(true);
              }
        }
      />
    );
  }
  return (
    <SecretReplacement
      {...props}
      stored={stored}
      onKeep={() => {
        put(stored);
        setReplacing(false);
      }}
    />
  );
}
