import type { CodeRegistries } from '../../src/engine/codeRegistries';
import { inPart } from '../../src/loading/inPart';

/** The page of a call, and the same below its row: a part of their own, which comes when a call is opened. */
export const register = ({ pages, panels }: CodeRegistries): void => {
  pages.register(
    'call',
    inPart(() => import('../../src/kinds/calls/page/CallPage').then(({ CallPage }) => CallPage), {
      isHeavy: true,
      heading: 'h1',
    }),
  );
  panels.register(
    'call',
    inPart(() => import('../../src/kinds/calls/page/CallPanel').then(({ CallPanel }) => CallPanel), { isHeavy: true }),
  );
};
