import type { PasswordComplaint } from '../../../kinds/passwords/passwordComplaints';
import { GateMessage } from '../view/GateMessage';
import { pageText, type PageTextKey } from '../texts/pageTexts';

const texts: Record<PasswordComplaint['key'], PageTextKey> = {
  'rules.password.length': 'rule_length',
  'rules.password.too_long': 'rule_longest',
  'rules.password.digit': 'rule_digit',
  'rules.password.special': 'rule_special',
};

/** Lists what a new password lacks. */
export function PolicyMessage({ complaints }: { complaints: readonly PasswordComplaint[] }) {
  return (
    <GateMessage kind="error">
      {pageText('password_must')}
      <ul className="rules">
        {complaints.map(({ key, args }) => (
          <li key={key}>{pageText(texts[key], args)}</li>
        ))}
      </ul>
    </GateMessage>
  );
}
