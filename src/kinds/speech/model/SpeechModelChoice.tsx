import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormEnvironment } from '../../../fields/input/formEnvironment';
import { formText } from '../../../fields/input/formText';
import type { FieldInputProps } from '../../../fields/kit';
import { PlainInput } from '../../../fields/input/PlainInput';
import { plainText } from '../../../fields/plainText';
import { ChoiceSelect } from '../../../fields/select/ChoiceSelect';
import { useCatalogue } from '../choice/useSpeechLists';

const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** A model from the vendor's own list, from what is known of it where there is none, or as it is typed. */
export function SpeechModelChoice(props: FieldInputProps) {
  const { resource, field, readOnly } = props;
  const translate = useTranslate();
  const { mode, form } = useFormEnvironment();
  const { getValues, setValue } = form;
  const [isTyped, setTyped] = useState(false);
  const [vendor, label, accountSid] = useWatch({ name: ['vendor', 'label', 'account_sid'] }) as unknown[];
  const isNew = mode === 'create';
  const { catalogue, hasFailed, isLoading } = useCatalogue({
    accountSid,
    vendor: plainText(vendor) || undefined,
    /* Models of another credential must not be offered for this one. */
    label: isNew ? null : plainText(label) || null,
    isNew,
  });
  const from = field.options?.from === 'sttModels' ? 'sttModels' : 'models';
  const asked = (catalogue?.[from] ?? []).map(({ value, name }) => ({ value, label: name }));
  const known = listOf(field.options?.list).map((value) => ({ value, label: value }));
  const choices = asked.length > 0 ? asked : known;
  const isFree = isTyped || (!isLoading && choices.length === 0);
  /* A new credential begins with the first model, since it needs one. */
  const first = isNew && props.required && !isTyped && !isLoading ? choices[0]?.value : undefined;
  useEffect(() => {
    if (first !== undefined && !getValues(props.source)) setValue(props.source, first);
  }, [first, props.source, getValues, setValue]);
  return (
    <div>
      {isFree ? (
        <PlainInput {...props} />
      ) : (
        <ChoiceSelect {...props} choices={choices} isLoading={isLoading && choices.length === 0} />
      )}
      {!readOnly && choices.length > 0 && (
        <Button type="button" size="small" onClick={() => setTyped(!isTyped)}>
          {formText(translate, resource, isFree ? 'model_choose' : 'model_type')}
        </Button>
      )}
      {hasFailed && (
        <FormHelperText role="status" sx={{ mx: 0 }}>
          {formText(translate, resource, 'model_failed')}
        </FormHelperText>
      )}
    </div>
  );
}
