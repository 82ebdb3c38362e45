import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Says that a payment is under way, and keeps the page until it is not: what comes of it would be seen by nobody. */
export function BusyBanner({ isBusy }: { isBusy: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(isBusy);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return (
    <div role="status" className="busy-banner">
      {isBusy && <p>{translate('hosted.busy')}</p>}
    </div>
  );
}
