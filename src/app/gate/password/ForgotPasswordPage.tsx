import { useState } from 'react';
import { flash } from '../../../session/ending/flash';
import { Field } from '../view/Field';
import { GateLink } from '../view/GateLink';
import { GateMessage } from '../view/GateMessage';
import { GatePage } from '../view/GatePage';
import { gateText } from '../texts/gateTexts';
import type { GatePageProps } from '../enter/gatePage';
import { pageText } from '../texts/pageTexts';
import { SubmitButton } from '../view/SubmitButton';
import { useSubmission } from '../view/useSubmission';
import { noticeOf } from '../../../../dataProvider/http/apiError';
import { gateHttp } from '../enter/gateHttp';
import { knownNotice } from '../enter/knownNotice';

/** @returns why no link was sent, or undefined when it was (platform-api 3.5). */
async function askForLink(email: string): Promise<string | undefined> {
  try {
    await gateHttp().request('/forgot-password', { method: 'POST', body: { email }, anonymous: true });
    return undefined;
  } catch (reason) {
    return knownNotice(noticeOf(reason).key);
  }
}

/** Asks for a link that sets a new password (specification 1, section 2; portal behaviour 8). */
export function ForgotPasswordPage({ go }: GatePageProps) {
  const [email, setEmail] = useState('');
  const { submit, isAsked, isBusy, failure } = useSubmission(
    () => email !== '',
    async () => {
      const refusal = await askForLink(email);
      if (refusal !== undefined) return refusal;
      flash.put({ key: pageText('link_sent'), kind: 'success' });
      go('/');
      return undefined;
    },
  );
  return (
    <GatePage title={pageText('forgot_title')}>
      <p>{pageText('forgot_text')}</p>
      <form noValidate onSubmit={submit} aria-busy={isBusy}>
        <Field
          id="email"
          type="email"
          label={pageText('email')}
          value={email}
          autoComplete="email"
          autoFocus
          onChange={setEmail}
          error={isAsked && email === '' ? gateText('required') : undefined}
        />
        {failure && <GateMessage kind="error">{failure}</GateMessage>}
        <SubmitButton isBusy={isBusy} text={pageText('send_link')} busyText={pageText('sending')} />
        <GateLink to="/" text={pageText('to_login')} go={go} />
      </form>
    </GatePage>
  );
}
