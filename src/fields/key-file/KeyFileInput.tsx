import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useRef, useState, type ChangeEvent } from 'react';
import { encodeComplaint } from '../errorMessage';
import { FieldFrame } from '../FieldFrame';
import type { FieldInputProps } from '../kit';
import { useFieldInput } from '../useFieldInput';
import { useStoredValue } from '../useStoredValue';
import { visuallyHidden } from '../visuallyHidden';
import { KeySummary } from './KeySummary';
import { longestKeyFile, readKeyFile } from './keyFile';

const requiredOf = (options: FieldInputProps['field']['options']): string[] =>
  Array.isArray(options?.requires) ? (options.requires as string[]) : [];

/** Takes a key file. A bad one is refused and leaves what was there; the key itself is never shown. */
export function KeyFileInput(props: FieldInputProps) {
  const { field: declared, source, label, help, required, readOnly } = props;
  const translate = useTranslate();
  const [complaint, setComplaint] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const { id, field, error, aria } = useFieldInput(props);
  const stored = useStoredValue(source);
  const hasKey = typeof field.value === 'string' && field.value !== '';
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    /* Read no further than is needed to know that it is too large. */
    const read = readKeyFile(await file.slice(0, longestKeyFile + 1).text(), requiredOf(declared.options));
    target.value = '';
    setComplaint('complaint' in read ? encodeComplaint(read.complaint) : undefined);
    if ('text' in read) field.onChange(read.text);
  };
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={complaint ?? error}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {!readOnly && (
          <>
            <input
              {...aria}
              aria-invalid={complaint !== undefined || error !== undefined}
              id={id}
              ref={(element) => {
                box.current = element;
                field.ref(element);
              }}
              type="file"
              accept="application/json,.json"
              onChange={(event) => void take(event)}
              onBlur={() => field.onBlur()}
              style={visuallyHidden}
            />
            <Button type="button" variant="outlined" tabIndex={-1} onClick={() => box.current?.click()}>
              {translate(hasKey ? 'fields.key_file.replace' : 'fields.key_file.choose')}
            </Button>
          </>
        )}
        {hasKey && <KeySummary value={field.value} isStored={field.value === stored} />}
      </Stack>
    </FieldFrame>
  );
}
