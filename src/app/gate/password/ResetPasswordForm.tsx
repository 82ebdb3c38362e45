import { useState } from 'react';
import { passwordComplaints } from '../../../kinds/passwords/passwordComplaints';
import { GateMessage } from '../view/GateMessage';
import { NewPasswordFields } from './NewPasswordFields';
import { pageText } from '../texts/pageTexts';
import { PolicyMessage } from './PolicyMessage';
import type { OpenedLink } from './resetPassword';
import { SubmitButton } from '../view/SubmitButton';
import { useSubmission } from '../view/useSubmission';

/** The specification's check says 6, its wording 7; both stand. */
const tooShort = (password: string) => password.length < 6;

interface ResetPasswordFormProps {
  link: OpenedLink;
  onDone: () => void;
}

/** A new password by link: the specification's own checks first, then the configured policy, which the API does not apply here. */
export function ResetPasswordForm({ link, onDone }: ResetPasswordFormProps) {
  const [pair, setPair] = useState({ fresh: '', again: '' });
  const { fresh, again } = pair;
  const isComplete = fresh !== '' && again !== '';
  const isDifferent = fresh !== again;
  const unmet = passwordComplaints(fresh, link.settings);
  const { submit, isAsked, isBusy, failure } = useSubmission(
    () => isComplete && !isDifferent && !tooShort(fresh) && unmet.length === 0,
    async () => {
      const refusal = await link.setPassword(fresh);
      if (refusal === undefined) onDone();
      return refusal;
    },
  );
  const isJudged = isAsked && isComplete && !isDifferent;
  return (
    <form noValidate onSubmit={submit} aria-busy={isBusy}>
      <NewPasswordFields
        pair={pair}
        onChange={setPair}
        isAsked={isAsked}
        difference={isAsked && isComplete && isDifferent ? pageText('reset_differ') : undefined}
        hasFocus
      />
      {isJudged && tooShort(fresh) && <GateMessage kind="error">{pageText('reset_short')}</GateMessage>}
      {isJudged && !/\p{L}/u.test(fresh) && <GateMessage kind="warning">{pageText('reset_letter')}</GateMessage>}
      {isJudged && !tooShort(fresh) && unmet.length > 0 && <PolicyMessage complaints={unmet} />}
      {failure && <GateMessage kind="error">{failure}</GateMessage>}
      <SubmitButton isBusy={isBusy} text={pageText('save')} busyText={pageText('saving')} />
    </form>
  );
}
