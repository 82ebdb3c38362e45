import type { FieldTypeEntry } from '../../../fields/kit';
import { selectType } from '../../../fields/select';
import { inPart } from '../../../loading/inPart';

const LiveStatusCell = inPart(() => import('./LiveStatusCell').then(({ LiveStatusCell }) => LiveStatusCell));

/** How a record did when it was last tried: by the value that the list has, or by a test since then, with the reason. */
export const liveStatusType: FieldTypeEntry = {
  ...selectType,
  Cell: (props) => <LiveStatusCell {...props} />,
  isLate: true,
};
