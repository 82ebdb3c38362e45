import { GateMessage } from './GateMessage';
import { pageText } from './pageTexts';
import type { PasswordRule } from './passwordPolicy';

/** Lists what a new password lacks. */
export function PolicyMessage({ rules }: { rules: readonly PasswordRule[] }) {
  return (
    <GateMessage kind="error">
      {pageText('password_must')}
      <ul className="rules">
        {rules.map((rule) => (
          <li key={rule.key}>{pageText(rule.key, rule.args)}</li>
        ))}
      </ul>
    </GateMessage>
  );
}
