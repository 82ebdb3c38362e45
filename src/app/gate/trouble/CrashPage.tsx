import { gateText } from '../texts/gateTexts';
import { GatePage } from '../view/GatePage';
import { pageText } from '../texts/pageTexts';

/** Says that the console broke, with its details folded away and a way out. */
export function CrashPage({ error }: { error: Error }) {
  return (
    <GatePage title={pageText('error_title')}>
      <div role="alert">
        <p>{pageText('error_text')}</p>
      </div>
      <button type="button" className="primary" onClick={() => window.location.reload()}>
        {gateText('reload')}
      </button>
      <details>
        <summary>{pageText('error_details')}</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </GatePage>
  );
}
