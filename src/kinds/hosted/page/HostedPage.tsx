/* In: a page of billing or of the SIP realm. Out: the same in the console: its way back, its heading, and nobody there but whose account it is. */
import type { UseQueryResult } from '@tanstack/react-query';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { failureText } from '../../../actions/failureText';
import { useDocumentTitle } from '../../../engine/routes/useDocumentTitle';
import '../../../engine/form/view/form.css';
import { Notice } from '../../../fields/elements/Notice';
import { PageLink } from '../../../fields/elements/PageLink';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { addPartTexts } from '../../../loading/partTexts';
import { addresses } from '../../../schema/addresses';
import { useConsole } from '../../../session/ConsoleContext';
import english from '../texts/en';
import './hosted.css';

addPartTexts('hosted', english);

/** The account that the address names, which is the only one that its user may pay for (platform-api 21). */
export function useAccountSid(): string {
  const { id = '' } = useParams();
  return id;
}

export const accountAddress = (sid: string): string => addresses.edit('accounts', sid);

interface HostedPageProps {
  /** Message key. */
  title: string;
  /** Asks for nothing before it is drawn, which is for whose account it is only. */
  children: ReactNode;
}

/** Billing acts on the own account, whichever the address names, and view-only users change nothing. */
export function HostedPage({ title: key, children }: HostedPageProps) {
  const translate = useTranslate();
  const title = translate(key);
  const { session } = useConsole();
  const sid = useAccountSid();
  const isOwn = session.scope === 'account' && session.account_sid === sid;
  useDocumentTitle(title);
  return (
    <div className="form-page hosted-page">
      <header className="form-header">
        <nav className="form-path" aria-label={translate('form.breadcrumbs')}>
          <ol>
            <li>
              <PageLink to={accountAddress(sid)}>{translate('hosted.account')}</PageLink>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <h1>{title}</h1>
      </header>
      {isOwn && !session.viewOnly ? (
        children
      ) : (
        <Notice kind="error">{translate(isOwn ? 'list.access_denied' : 'resources.accounts.denied.edit')}</Notice>
      )}
    </div>
  );
}

interface AskedProps {
  /** What was asked for. */
  queries: readonly Pick<UseQueryResult, 'data' | 'error' | 'refetch'>[];
  /** Whether something else is still to be known. */
  isPending?: boolean;
  children: () => ReactNode;
}

/** What is shown once everything that it needs is there. */
export function Asked({ queries, isPending = false, children }: AskedProps) {
  const translate = useTranslate();
  const failed = queries.filter(({ error }) => error);
  if (failed.length > 0) {
    const again = () => failed.forEach(({ refetch }) => void refetch());
    return (
      <Notice kind="error" action={<PlainButton onClick={again}>{translate('form.retry')}</PlainButton>}>
        {failureText(translate, failed[0]?.error)}
      </Notice>
    );
  }
  return isPending || queries.some(({ data }) => data === undefined) ? (
    <Skeleton variant="rounded" height={240} aria-busy="true" />
  ) : (
    children()
  );
}
