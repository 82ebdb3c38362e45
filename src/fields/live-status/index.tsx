import { lazy, Suspense } from 'react';
import type { FieldTypeEntry } from '../kit';
import { selectType } from '../select';

const LiveStatusCell = lazy(() => import('./LiveStatusCell').then((module) => ({ default: module.LiveStatusCell })));

/** How a record did when it was last tried: by the value that the list has, or by a test since then, with the reason. */
export const liveStatusType: FieldTypeEntry = {
  ...selectType,
  Cell: (props) => (
    <Suspense fallback={null}>
      <LiveStatusCell {...props} />
    </Suspense>
  ),
};
