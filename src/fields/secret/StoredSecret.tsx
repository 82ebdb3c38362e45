import { useTranslate } from 'react-admin';
import { CopyButton } from '../elements/CopyButton';
import { PlainButton } from '../elements/PlainButton';
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
      <div className="stored-secret">
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
          <PlainButton onClick={onReplace} aria-label={translate('fields.secret.replace_what', { label })}>
            {translate('fields.secret.replace')}
          </PlainButton>
        )}
        {onRemove && (
          <PlainButton
            colour="danger"
            onClick={onRemove}
            aria-label={translate('fields.secret.remove_what', { label })}
          >
            {translate('fields.secret.remove')}
          </PlainButton>
        )}
      </div>
    </FieldFrame>
  );
}
