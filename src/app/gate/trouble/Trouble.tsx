/* In: what threw, a setting that is wrong, or an address that nothing serves. Out: a page that says so. */
import { lazy, Suspense } from 'react';
import { part } from '../../../loading/part';
import type { PartMissingError } from '../../../loading/partMissing';
import { CrashBoundary } from '../../CrashBoundary';
import { gateText } from '../texts/gateTexts';
import { Waiting } from '../view/Waiting';
import type { TroubleProps } from './troubleProps';

const troublePart = part(() => import('./TroublePage'));
const TroublePage = lazy(async () => (await troublePart.load()).loadTroublePage());

const missing = (error: Partial<PartMissingError>) => error.reason;

/** A part did not come, or not even the page about what went wrong. */
const Plain = ({ error }: { error: Error }) => (
  <div className="gate-waiting" role="alert">
    <p>{gateText(missing(error) ?? 'went_wrong')}</p>
    <button type="button" onClick={() => window.location.reload()}>
      {gateText('reload')}
    </button>
  </div>
);

/** The last resort. */
export function Trouble(props: TroubleProps) {
  if ('error' in props && missing(props.error)) return <Plain error={props.error} />;
  return (
    <CrashBoundary fallback={(error) => <Plain error={error} />}>
      <Suspense fallback={<Waiting />}>
        <TroublePage {...props} />
      </Suspense>
    </CrashBoundary>
  );
}
