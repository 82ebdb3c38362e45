import { useState } from 'react';
import { flash } from '../../session/flash';
import { askForLink } from './askForLink';
import { Field } from './Field';
import { GateLink } from './GateLink';
import { GateMessage } from './GateMessage';
import { GatePage } from './GatePage';
import { gateText } from './gateTexts';
import type { GatePageProps } from './lazyPage';
import { pageText } from './pageTexts';
import { SubmitButton } from './SubmitButton';
import { useSubmission } from './useSubmission';

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
