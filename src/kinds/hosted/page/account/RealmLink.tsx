import { useTranslate } from 'react-admin';
import { PageLink } from '../../../../fields/elements/PageLink';
import { useConsole } from '../../../../session/ConsoleContext';

/** Leads to the screen that gives the account another realm; the form only shows it. */
export function RealmLink() {
  const translate = useTranslate();
  const { session } = useConsole();
  if (session.viewOnly) return null;
  const to = `/internal/accounts/${encodeURIComponent(session.account_sid ?? '')}/sip-realm/edit`;
  return (
    <p className="hosted-links">
      <PageLink to={to}>{translate('hosted.realm.link')}</PageLink>
    </p>
  );
}
