/* In: a place in the form of an account. Out: what a hosted system shows there; anywhere else nothing, and nothing is loaded. */
import Skeleton from '@mui/material/Skeleton';
import type { PanelProps } from '../../engine/form/panels/panels';
import { inPart } from '../../loading/inPart';
import { useConsole } from '../../session/ConsoleContext';

const AccountPart = inPart(() => import('./page').then(({ AccountPart }) => AccountPart), {
  isHeavy: true,
  waiting: () => <Skeleton variant="rounded" height={32} />,
});

/** Plans are those of who is signed in: nobody reads or changes another's (platform-api 21). */
export function HostedAccountPanel(props: PanelProps) {
  const { features, session } = useConsole();
  return features.hosted && session.scope === 'account' ? <AccountPart {...props} /> : null;
}
