import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { leavesPage } from './leavesPage';

const UnsavedDialog = lazy(() => import('./UnsavedDialog').then((module) => ({ default: module.UnsavedDialog })));

interface UnsavedGuardProps {
  /** Set while the form itself leads to another page. */
  isLeaving: RefObject<boolean>;
}

/** Asks before changes are lost: on the way to another page here, and by the browser's own question on the way out. */
export function UnsavedGuard({ isLeaving }: UnsavedGuardProps) {
  const { isDirty } = useFormState();
  const isAtRisk = useRef(isDirty);
  useEffect(() => {
    isAtRisk.current = isDirty;
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk.current &&
      !isLeaving.current &&
      (currentLocation.pathname !== nextLocation.pathname || leavesPage(nextLocation.state)),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <UnsavedDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
    </Suspense>
  );
}
