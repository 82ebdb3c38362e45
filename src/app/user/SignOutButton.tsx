import { useTranslate } from 'react-admin';
import { LeaveMark } from '../../fields/elements/marks';
import { PlainButton } from '../../fields/elements/PlainButton';
import { inPart } from '../../loading/inPart';
import { useLeaving } from './useLeaving';

const UnsavedDialog = inPart(() =>
  import('../../engine/form/draft/UnsavedDialog').then(({ UnsavedDialog }) => UnsavedDialog),
);

/** The way out, one press away. */
export function SignOutButton() {
  const translate = useTranslate();
  const { press, leave, stay, isAsking, isLeaving } = useLeaving();
  const label = translate('frame.user.sign_out');
  return (
    <>
      <PlainButton isIcon colour="neutral" disabled={isLeaving} aria-label={label} title={label} onClick={press}>
        <LeaveMark size={1.25} />
      </PlainButton>
      {isAsking && <UnsavedDialog onStay={stay} onLeave={leave} />}
    </>
  );
}
