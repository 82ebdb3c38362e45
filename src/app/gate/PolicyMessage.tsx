import { GateMessage } from './GateMessage';
import { gateText } from './gateTexts';
import type { PasswordRule } from './passwordPolicy';

/** Lists what a new password lacks. */
export function PolicyMessage({ rules }: { rules: readonly PasswordRule[] }) {
  return (
    <GateMessage kind="error">
      {gateText('password_must')}
      <ul className="rules">
        {rules.map((rule) => (
          <li key={rule.key}>{gateText(rule.key, rule.args)}</li>
        ))}
      </ul>
    </GateMessage>
  );
}
