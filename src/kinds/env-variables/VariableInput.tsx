import { useConsole } from '../../session/ConsoleContext';
import { classes } from '../../fields/elements/classes';
import { encodeComplaint } from '../../fields/input/errorMessage';
import { FieldFrame } from '../../fields/input/FieldFrame';
import { ResourceVariable } from './ResourceVariable';
import { SecretVariable } from './SecretVariable';
import { SelectVariable } from './SelectVariable';
import { TextVariable } from './TextVariable';
import { variableAria, type VariableInputProps } from './variableInputProps';

/** One variable, by what its declaration says: the first that fits (behaviour reference 17.5). */
export function VariableInput(props: VariableInputProps) {
  const { id, name, variable, complaint, value, readOnly, onChange } = props;
  const { registry } = useConsole();
  const resource = registry.get(variable.jambonzResource ?? '');
  const isFlag = variable.type === 'boolean';
  const control = () => {
    if (isFlag)
      return (
        <label className={classes('check', readOnly && 'disabled')}>
          <input
            {...variableAria(props)}
            type="checkbox"
            checked={value === true}
            disabled={readOnly}
            onChange={({ target }) => onChange(target.checked)}
          />
          {name}
        </label>
      );
    if (resource) return <ResourceVariable {...props} resource={resource} />;
    if (variable.enum) return <SelectVariable {...props} choices={variable.enum} />;
    return variable.obscure ? <SecretVariable {...props} /> : <TextVariable {...props} />;
  };
  return (
    <FieldFrame
      id={id}
      label={name}
      labelled={!isFlag}
      required={variable.required === true}
      help={variable.description}
      error={complaint && encodeComplaint(complaint)}
    >
      {control()}
    </FieldFrame>
  );
}
