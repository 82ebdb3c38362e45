import { gateText } from './gateTexts';
import { GatePage } from './GatePage';

/** The last resort, when nothing else can be shown. */
export function CrashPage({ error }: { error: Error }) {
  return (
    <GatePage title={gateText('error_title')}>
      <div role="alert">
        <p>{gateText('error_text')}</p>
      </div>
      <button type="button" className="primary" onClick={() => window.location.reload()}>
        {gateText('reload')}
      </button>
      <details>
        <summary>{gateText('error_details')}</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </GatePage>
  );
}
