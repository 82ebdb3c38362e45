import { changePassword, loadSettingsHere } from './changePassword';
import { CreatePasswordPage } from './CreatePasswordPage';
import { gateHttp } from './gateHttp';
import type { GatePageProps } from './lazyPage';
import { nextPlace } from './nextPlace';

/** The page of a forced new password, over the API of this deployment. */
export function ForcedChange({ go }: GatePageProps) {
  const goOn = async () => {
    go(await nextPlace(gateHttp()));
  };
  return (
    <CreatePasswordPage loadSettings={loadSettingsHere} changePassword={changePassword} onDone={() => void goOn()} />
  );
}
