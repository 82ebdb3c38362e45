import { loadPageTexts } from '../texts/pageTexts';
import { CrashPage } from './CrashPage';
import type { TroubleProps } from './troubleProps';
import { WrongSettingsPage } from './WrongSettingsPage';

/** The page about what went wrong. */
export function TroublePage(props: TroubleProps) {
  return 'error' in props ? <CrashPage error={props.error} /> : <WrongSettingsPage problems={props.problems} />;
}

/** The page with its texts. */
export async function loadTroublePage(): Promise<{ default: typeof TroublePage }> {
  await loadPageTexts();
  return { default: TroublePage };
}
