import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { encodeComplaint } from '../input/errorMessage';
import { FieldFrame } from '../input/FieldFrame';
import { FileButton } from '../elements/FileButton';
import type { FieldInputProps } from '../kit';
import { useFieldInput } from '../input/useFieldInput';
import { useStoredValue } from '../input/useStoredValue';
import { KeySummary } from './KeySummary';
import { longestKeyFile, readKeyFile } from './keyFile';

const requiredOf = (options: FieldInputProps['field']['options']): string[] =>
  Array.isArray(options?.requires) ? (options.requires as string[]) : [];

/* For other types that take files: in one file with this one. */
export { FileButton };

/** Takes a key file. A bad one is refused and leaves what was there; the key itself is never shown. */
export function KeyFileInput(props: FieldInputProps) {
  const { field: declared, source, label, help, required, readOnly } = props;
  const translate = useTranslate();
  const [complaint, setComplaint] = useState<string>();
  const [hint, setHint] = useState<string>();
  const { id, field, error, aria } = useFieldInput(props);
  const stored = useStoredValue(source);
  const hasKey = typeof field.value === 'string' && field.value !== '';
  const take = async (file: File) => {
    /* Read no further than is needed to know that it is too large. */
    const read = readKeyFile(await file.slice(0, longestKeyFile + 1).text(), requiredOf(declared.options));
    if ('text' in read) {
      setComplaint(undefined);
      setHint(read.isRepaired ? translate('fields.key_file.repaired') : undefined);
      field.onChange(read.text);
    } else {
      setComplaint(encodeComplaint(read.complaint));
      setHint(read.missing && translate('fields.key_file.missing', { names: read.missing.join(', ') }));
    }
  };
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={complaint ?? error}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {!readOnly && (
          <FileButton
            id={id}
            text={hasKey ? 'fields.key_file.replace' : 'fields.key_file.choose'}
            accept="application/json,.json"
            aria={{ ...aria, 'aria-invalid': complaint !== undefined || error !== undefined }}
            inputRef={field.ref}
            onBlur={() => field.onBlur()}
            onFile={take}
          />
        )}
        {hint && (
          <p role="status" className="field-note">
            {hint}
          </p>
        )}
        {hasKey && <KeySummary value={field.value} isStored={field.value === stored} />}
      </Stack>
    </FieldFrame>
  );
}
