import { lazyPage } from '../enter/lazyPage';
import type { TroubleProps } from './Trouble';

const CrashPage = lazyPage(() => import('./CrashPage').then((module) => module.CrashPage));
const WrongSettingsPage = lazyPage(() => import('./WrongSettingsPage').then((module) => module.WrongSettingsPage));

/** The page about what went wrong. */
export function TroublePage(props: TroubleProps) {
  return 'error' in props ? <CrashPage error={props.error} /> : <WrongSettingsPage problems={props.problems} />;
}
