import { changePassword, loadPasswordSettings } from './changePassword';
import { CreatePasswordPage } from './CreatePasswordPage';

/** The page of a forced new password, over the API of this deployment. */
export function ForcedChange({ onDone }: { onDone: () => void }) {
  return <CreatePasswordPage loadSettings={loadPasswordSettings} changePassword={changePassword} onDone={onDone} />;
}
