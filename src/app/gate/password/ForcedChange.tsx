import { clearSession } from '../../../session/ending/endSession';
import { changePassword, loadSettingsHere } from './changePassword';
import { CreatePasswordPage } from './CreatePasswordPage';
import { forcedChange } from './forcedChange';
import { gateHttp } from '../enter/gateHttp';
import type { GatePageProps } from '../enter/gatePage';
import { nextPlace } from '../enter/nextPlace';

/** The page of a forced new password, over the API of this deployment. */
export function ForcedChange({ go }: GatePageProps) {
  const goOn = async () => {
    go(await nextPlace(gateHttp()));
  };
  /* A session that cannot be ended at the API ends in this browser all the same. */
  const signOut = () => {
    const ended = gateHttp().request('/logout', { method: 'POST' });
    ended.catch(() => undefined);
    forcedChange.end();
    clearSession();
    go('/');
  };
  return (
    <CreatePasswordPage
      loadSettings={loadSettingsHere}
      changePassword={changePassword}
      onDone={() => void goOn()}
      onLeave={signOut}
    />
  );
}
