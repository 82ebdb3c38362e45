import { tokenStore } from '../../../session/token/tokenStore';
import type { GatePageProps } from '../enter/gatePage';
import { NotFoundPage } from './NotFoundPage';

/** The page for an address that nothing serves, as it was opened: with or without a session. */
export function NotFoundHere({ go }: GatePageProps) {
  return <NotFoundPage isSignedIn={tokenStore.read().state === 'valid'} onLeave={() => go('/')} />;
}
