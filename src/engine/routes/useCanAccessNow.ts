import { useAuthProvider, type RaRecord } from 'react-admin';

interface AccessQuestion {
  resource: string;
  action: string;
  record?: RaRecord | undefined;
}

/** Answers at once; undefined where nobody can, and react-admin's `useCanAccess` waits for the answer. */
export type CanAccessNow = (question: AccessQuestion) => boolean | undefined;

const nobodyCan: CanAccessNow = () => undefined;

/** What the session may do, as far as it can be told without a wait: a view that waits for it is drawn twice. */
export function useCanAccessNow(): CanAccessNow {
  const authProvider = useAuthProvider() as { canAccessNow?: CanAccessNow } | undefined;
  return authProvider?.canAccessNow ?? nobodyCan;
}
