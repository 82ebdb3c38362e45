import type { CodeRegistries } from '../../src/engine/codeRegistries';
import { inPart } from '../../src/loading/inPart';

/** The page of charts: a part of its own, which comes when it is opened. */
export const register = ({ pages }: CodeRegistries): void =>
  pages.register(
    'call-overview',
    inPart(() => import('../../src/kinds/calls/overview/page/OverviewPage').then(({ OverviewPage }) => OverviewPage), {
      isHeavy: true,
      heading: 'h1',
    }),
  );
