import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldSet } from '../../fields/input/FieldSet';
import type { FieldInputProps } from '../../fields/kit';
import { useFieldInput } from '../../fields/input/useFieldInput';
import { useStoredValue } from '../../fields/input/useStoredValue';
import { toWebhook } from '../../fields/webhook/webhookValue';
import { KeptVariables } from './KeptVariables';
import { useVariableSchema } from './useVariableSchema';
import { VariableInput } from './VariableInput';
import { toVariables, undeclared, variableComplaints, withVariableDefaults } from './variables';

/** An input for each variable that the webhook declares. Without an answer there is nothing to fill in, and nothing is lost. */
export function EnvVariablesInput(props: FieldInputProps) {
  const { field: declared, source, label, help, readOnly } = props;
  const translate = useTranslate();
  const webhook = String(declared.options?.webhook);
  const hook: unknown = useWatch({ name: webhook });
  const storedHook = useStoredValue(webhook);
  const stored = toVariables(useStoredValue(source));
  const { id, field, error } = useFieldInput(props, { format: (value) => value, parse: (value) => value });
  const address = toWebhook(hook).url;
  const { schema, isSettled, hasFailed } = useVariableSchema(String(declared.options?.path), address);
  const values = toVariables(field.value);
  const isOtherHook = address.trim() !== toWebhook(storedHook).url;
  const { onChange } = field;

  useEffect(() => {
    if (!schema || !isOtherHook || readOnly) return;
    const filled = withVariableDefaults(values, schema);
    if (filled !== values) onChange(filled);
    // Once for each schema that an address brings: what is emptied afterwards stays empty.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [schema]);

  const others = undeclared(values, schema ?? {});
  if (!schema && others.length === 0 && !hasFailed) return null;
  const complaints = new Map(error === undefined || !schema ? [] : variableComplaints(values, schema));
  const put = (name: string, value: unknown) => onChange({ ...values, [name]: value });
  return (
    <FieldSet id={id} label={label} help={help} required={false} error={error}>
      {Object.entries(schema ?? {}).map(([name, variable]) => (
        <VariableInput
          key={name}
          id={`${id}-${name}`}
          name={name}
          variable={variable}
          value={values[name]}
          stored={stored[name]}
          complaint={complaints.get(name)}
          readOnly={readOnly}
          onChange={(value) => put(name, value)}
          onBlur={() => field.onBlur()}
        />
      ))}
      {isSettled && hasFailed && (
        <Typography variant="body2" role="status">
          {translate('fields.env.failed')}
        </Typography>
      )}
      {others.length > 0 && (
        <KeptVariables
          names={others}
          isKnown={schema !== undefined && schema !== null}
          onRemove={readOnly ? undefined : (name) => put(name, null)}
        />
      )}
    </FieldSet>
  );
}
