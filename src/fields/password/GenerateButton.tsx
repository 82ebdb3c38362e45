import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CopyButton } from '../elements/CopyButton';
import { PlainButton } from '../elements/PlainButton';
import { useFormEnvironment } from '../input/formEnvironment';
import type { FieldInputProps } from '../kit';
import { generatePassword } from './generatePassword';

interface GenerateButtonProps extends Pick<FieldInputProps, 'source' | 'label'> {
  /** Told once one was made up: it is to be seen. */
  onGenerated: () => void;
}

/** Makes a password up and puts it into the input; until it is changed, a second button copies it. */
export function GenerateButton({ source, label, onGenerated }: GenerateButtonProps) {
  const translate = useTranslate();
  const { form, check } = useFormEnvironment();
  const value: unknown = useWatch({ control: form.control, name: source });
  const [made, setMade] = useState<string>();
  const generate = () => {
    const password = generatePassword();
    form.setValue(source, password, { shouldDirty: true, shouldTouch: true });
    check(source, 'change');
    setMade(password);
    onGenerated();
  };
  return (
    <>
      {made !== undefined && value === made && <CopyButton text={made} name={label} />}
      <PlainButton onClick={generate} aria-label={translate('fields.password.generate_what', { label })}>
        {translate('fields.password.generate')}
      </PlainButton>
    </>
  );
}
