import { useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { useConsole } from '../../../session/ConsoleContext';
import { isReloading } from '../../../session/ending/reloadPage';
import { areDraftsGivenUp } from '../../../session/ending/drafts';
import { sessionStore } from '../../../session/sessionStore';
import { leavesPage } from '../save/leavesPage';
import { UnsavedDialog } from './UnsavedDialog';

interface UnsavedGuardProps {
  /** Set while the form itself leads to another page. */
  isLeaving: RefObject<boolean>;
  isSaving: boolean;
}

/** Asks before changes are lost: on the way to another page here, and by the browser's own question on the way out. */
export function UnsavedGuard({ isLeaving, isSaving }: UnsavedGuardProps) {
  const { isDirty } = useFormState();
  const { session } = useConsole();
  const isAtRisk = useRef(isDirty);
  useEffect(() => {
    isAtRisk.current = isDirty;
    if (!isDirty) return;
    /* What is typed is kept when the session ends, and is not shown to whoever begins another. */
    const ask = (event: BeforeUnloadEvent) => {
      if (isReloading()) return;
      if (sessionStore.getSession()?.user_sid === session.user_sid) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, session.user_sid]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk.current &&
      !isLeaving.current &&
      !areDraftsGivenUp(nextLocation.state) &&
      (currentLocation.pathname !== nextLocation.pathname || leavesPage(nextLocation.state)),
  );
  if (blocker.state !== 'blocked') return null;
  return <UnsavedDialog isSaving={isSaving} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
