import { addPartTexts } from '../../../../loading/partTexts';
import type { PanelProps } from '../../../../engine/form/panels/panels';
import english from '../../texts/en';
import '../hosted.css';
import { DeletePanel } from './DeletePanel';
import { PlanPanel } from './PlanPanel';
import { RealmLink } from './RealmLink';
import { SetupPanel } from './SetupPanel';

addPartTexts('hosted', english);

/** What `options.part` names of a hosted account. */
export function AccountPart({ options: { part } }: PanelProps) {
  if (part === 'setup') return <SetupPanel />;
  if (part === 'plan') return <PlanPanel />;
  return part === 'realm' ? <RealmLink /> : <DeletePanel />;
}
