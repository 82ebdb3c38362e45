import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../elements/CopyButton';
import { FieldFrame } from '../input/FieldFrame';
import type { FieldInputProps } from '../kit';
import { useFieldInput } from '../input/useFieldInput';
import { maskSecret } from './maskSecret';

interface StoredSecretProps extends FieldInputProps {
  stored: string;
  onReplace?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** The mask of a stored secret. The secret itself is never put into an element. */
export function StoredSecret(props: StoredSecretProps) {
  const { label, help, required, stored, onReplace, onRemove } = props;
  const translate = useTranslate();
  const {
    id,
    error,
    aria,
    field: { ref },
  } = useFieldInput(props);
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      <Stack direction="row" spacing={1}>
        <input
          {...aria}
          aria-readonly
          id={id}
          ref={ref}
          className="control wide code"
          value={stored === '' ? '' : maskSecret(stored)}
          readOnly
        />
        {props.field.options?.copy === true && stored !== '' && <CopyButton text={stored} name={label} />}
        {onReplace && (
          <Button type="button" onClick={onReplace} aria-label={translate('fields.secret.replace_what', { label })}>
            {translate('fields.secret.replace')}
          </Button>
        )}
        {onRemove && (
          <Button
            type="button"
            color="error"
            onClick={onRemove}
            aria-label={translate('fields.secret.remove_what', { label })}
          >
            {translate('fields.secret.remove')}
          </Button>
        )}
      </Stack>
    </FieldFrame>
  );
}
