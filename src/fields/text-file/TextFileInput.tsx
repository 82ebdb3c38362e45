import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { FieldFrame } from '../input/FieldFrame';
import { encodeComplaint } from '../input/errorMessage';
import type { FieldInputProps } from '../kit';
import { plainText } from '../plainText';
import { useFieldInput } from '../input/useFieldInput';
import { useStoredValue } from '../input/useStoredValue';
import { previewOf, readTextFile } from './textFile';
import { FileButton } from '../key-file/KeyFileInput';

const chooseText = 'file_choose';

/** Takes the text of a file. One that is no text is refused and leaves what was there. */
export function TextFileInput(props: FieldInputProps) {
  const { resource, source, label, help, required, readOnly } = props;
  const translate = useTranslate();
  const [complaint, setComplaint] = useState<string>();
  const { id, field, error, aria } = useFieldInput(props);
  const stored = useStoredValue(source);
  const value = plainText(field.value);
  const take = async (file: File) => {
    const read = await readTextFile(file);
    setComplaint(
      'wrong' in read ? encodeComplaint({ key: `resources.${resource.name}.form.${read.wrong}` }) : undefined,
    );
    if ('text' in read) field.onChange(read.text);
  };
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={complaint ?? error}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {!readOnly && (
          <FileButton
            id={id}
            text={value === '' ? `resources.${resource.name}.form.${chooseText}` : 'fields.key_file.replace'}
            aria={{ ...aria, 'aria-invalid': complaint !== undefined || error !== undefined }}
            inputRef={field.ref}
            onBlur={() => field.onBlur()}
            onFile={take}
          />
        )}
        {value !== '' && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {translate(value === stored ? 'fields.key_file.stored' : 'fields.key_file.new')}
            {` · ${previewOf(value)}`}
          </Typography>
        )}
      </Stack>
    </FieldFrame>
  );
}
