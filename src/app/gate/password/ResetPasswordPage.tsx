import { useEffect, useState } from 'react';
import { clearSession } from '../../../session/ending/endSession';
import { flash } from '../../../session/ending/flash';
import { GateLink } from '../view/GateLink';
import { GateMessage } from '../view/GateMessage';
import { GatePage } from '../view/GatePage';
import type { GatePageProps } from '../enter/gatePage';
import { pageText } from '../texts/pageTexts';
import { openResetLink, type ResetLink } from './resetPassword';
import { ResetPasswordForm } from './ResetPasswordForm';
import { Waiting } from '../view/Waiting';

/** As the mail has it; what is no encoded text is asked for as it is, and refused. */
function linkOfAddress(): string {
  const text = window.location.pathname.split('/')[2] ?? '';
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Opens the link of a reset email and takes the new password (specification 1, sections 2 and 5; portal behaviour 8). */
export function ResetPasswordPage({ go }: GatePageProps) {
  const [link, setLink] = useState<ResetLink>();
  useEffect(() => {
    void openResetLink(linkOfAddress()).then(setLink);
  }, []);
  /* The API has ended every session of the user; one that this browser keeps must not stand in the way of the sign-in page. */
  const finish = () => {
    clearSession();
    flash.put({ key: pageText('reset_done'), kind: 'success' });
    go('/');
  };
  if (!link) return <Waiting />;
  return (
    <GatePage title={pageText('reset_title')}>
      {'refusal' in link ? (
        <>
          <GateMessage kind="error">{link.refusal}</GateMessage>
          <GateLink to="/forgot-password" text={pageText('new_link')} go={go} />
        </>
      ) : (
        <ResetPasswordForm link={link} onDone={finish} />
      )}
    </GatePage>
  );
}
