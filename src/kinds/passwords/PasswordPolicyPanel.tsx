import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { toBoolean } from '../../fields/boolean/toBoolean';
import type { PanelProps } from '../../engine/form/panels/panels';
import { usePanelTexts } from '../../engine/form/panels/usePanelTexts';

/**
 * What the policy in the form will ask of a new password, as its user will read it. Bound to the inputs `length`, `digit` and
 * `special`.
 */
export function PasswordPolicyPanel({ resource, bind }: PanelProps) {
  const text = usePanelTexts(resource);
  const { length = '', digit = '', special = '' } = bind;
  const [count, needsDigit, needsSpecial] = useWatch({ name: [length, digit, special] }) as unknown[];
  const rules = [
    count !== null && count !== undefined && text('length', { count }),
    toBoolean(needsDigit) === true && text('digit'),
    toBoolean(needsSpecial) === true && text('special'),
  ].filter((rule) => rule !== false);
  return (
    <Alert severity="info" role="status">
      {text('must')}
      <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Alert>
  );
}
