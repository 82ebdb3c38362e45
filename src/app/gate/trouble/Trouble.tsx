import { lazy, Suspense } from 'react';
import { CrashBoundary } from '../../CrashBoundary';
import type { SettingProblem } from '../../settings/settingProblems';
import { gateText } from '../texts/gateTexts';
import { Waiting } from '../view/Waiting';

/** Why nothing else can be shown: something threw, or the deployment is not set up correctly. */
export type TroubleProps = { error: Error } | { problems: readonly SettingProblem[] };

const TroublePage = lazy(() => import('./TroublePage').then((module) => ({ default: module.TroublePage })));

/* When not even the page about it can be loaded. */
const Plain = () => (
  <div className="gate-waiting" role="alert">
    <p>{gateText('went_wrong')}</p>
    <button type="button" onClick={() => window.location.reload()}>
      {gateText('reload')}
    </button>
  </div>
);

/** The last resort. */
export function Trouble(props: TroubleProps) {
  return (
    <CrashBoundary fallback={() => <Plain />}>
      <Suspense fallback={<Waiting />}>
        <TroublePage {...props} />
      </Suspense>
    </CrashBoundary>
  );
}
