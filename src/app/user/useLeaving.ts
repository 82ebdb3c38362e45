import { useState } from 'react';
import { drafts } from '../../session/ending/drafts';
import { useSignOut } from './useSignOut';

/** Whoever signs out on purpose finds nothing of what was typed afterwards: unlike an expiry it is asked about. */
export function useLeaving() {
  const signOut = useSignOut();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setAsking(false);
    setLeaving(true);
    void signOut();
  };
  return {
    press: () => (drafts.areThere() ? setAsking(true) : leave()),
    leave,
    stay: () => setAsking(false),
    isAsking,
    isLeaving,
  };
}
