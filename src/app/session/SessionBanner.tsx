import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { Notice } from '../../fields/elements/Notice';
import { PlainButton } from '../../fields/elements/PlainButton';
import type { Session } from '../../session/session';
import { RenewDialog } from './RenewDialog';

interface SessionBannerProps {
  session: Session;
  minutes: number;
}

/** Stays in view above the page, and goes by itself once the session has been lengthened. */
export function SessionBanner({ session, minutes }: SessionBannerProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const before = useRef<Element>(null);
  const noteFocus = ({ relatedTarget }: FocusEvent) => {
    before.current = relatedTarget ?? before.current;
  };
  /* The button that was pressed goes with the banner: the focus goes back to what was being worked at. */
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
    [],
  );
  const text = minutes > 0 ? translate('renewal.ends_soon', { smart_count: minutes }) : translate('renewal.has_ended');
  /* Who signed in elsewhere has no name here, and no password that could be asked for (platform-api 2.1). */
  const canRenew = session.name !== '';
  return (
    <Notice
      kind="warning"
      isFilled
      role="status"
      className="banner sticky"
      action={
        canRenew && (
          <PlainButton variant="outlined" onFocus={noteFocus} onClick={() => setAsking(true)}>
            {translate('renewal.stay')}
          </PlainButton>
        )
      }
    >
      {canRenew ? text : `${text} ${translate('renewal.sign_in_anew')}`}
      {isAsking && <RenewDialog session={session} onClose={() => setAsking(false)} />}
    </Notice>
  );
}
