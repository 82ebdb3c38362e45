import { useEffect, useState } from 'react';
import { serverNow } from '../../session/token/serverClock';

const minute = 60_000;

/** @param expires seconds since the epoch @returns begun minutes, 0 once it is over */
const minutesUntil = (expires: number) => Math.max(0, Math.ceil((expires * 1000 - serverNow()) / minute));

/**
 * How long a session lasts, once that is not longer than `warnAt` minutes; undefined before. Looks at the clock anew every few
 * seconds: a sleeping computer stops timers, not sessions.
 */
export function useMinutesLeft(expires: number, warnAt: number): number | undefined {
  const [left, setLeft] = useState(() => minutesUntil(expires));
  useEffect(() => {
    const look = () => setLeft(minutesUntil(expires));
    look();
    const timer = setInterval(look, 5_000);
    return () => clearInterval(timer);
  }, [expires]);
  return left <= warnAt ? left : undefined;
}
