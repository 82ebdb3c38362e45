import { useEffect, useState } from 'react';
import { ApiError, noticeOf } from '../../../../dataProvider/http/apiError';
import type { GatePageProps } from '../../gate/enter/gatePage';
import { knownNotice } from '../../gate/enter/knownNotice';
import { gateText } from '../../gate/texts/gateTexts';
import { Field } from '../../gate/view/Field';
import { GateLink } from '../../gate/view/GateLink';
import { GateMessage } from '../../gate/view/GateMessage';
import { GatePage } from '../../gate/view/GatePage';
import { SubmitButton } from '../../gate/view/SubmitButton';
import { useSubmission } from '../../gate/view/useSubmission';
import { confirmCode, waitingForCode } from './signUpApi';
import { say } from './signUpTexts';

const refusalOf = (reason: unknown): string =>
  reason instanceof ApiError && reason.status === 400 ? say('signUp.code_wrong') : knownNotice(noticeOf(reason).key);

/** Confirms the address by the code of the mail; only whoever has just registered here is let in. */
export function CodePage({ go }: GatePageProps) {
  const [waiting] = useState(waitingForCode);
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  useEffect(() => {
    if (!waiting) go('/register/email');
  });
  const { submit, isAsked, isBusy, failure } = useSubmission(
    () => code !== '',
    async () => {
      if (!waiting) return undefined;
      try {
        await confirmCode(code, waiting.user_sid);
        go('/register/choose-a-subdomain');
        return undefined;
      } catch (reason) {
        return refusalOf(reason);
      }
    },
  );
  if (!waiting) return null;
  return (
    <GatePage title={say('signUp.code_title')}>
      <p>
        {say('signUp.code_text')}
        <br />
        {say('signUp.code_to', { email: waiting.email })}
      </p>
      <form noValidate onSubmit={submit} aria-busy={isBusy}>
        <Field
          id="code"
          label={say('signUp.code')}
          value={typed}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          onChange={setTyped}
          error={isAsked && code === '' ? gateText('required') : undefined}
        />
        {failure && <GateMessage kind="error">{failure}</GateMessage>}
        <SubmitButton isBusy={isBusy} text={say('signUp.continue')} busyText={say('signUp.sending')} />
        <p className="hint">{say('signUp.code_other_email')}</p>
        <GateLink to="/register/email" text={say('signUp.go_back')} go={go} />
      </form>
    </GatePage>
  );
}
