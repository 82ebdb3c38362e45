import { gateText } from '../texts/gateTexts';
import { GatePage } from '../view/GatePage';
import { pageText } from '../texts/pageTexts';

interface NotFoundPageProps {
  isSignedIn: boolean;
  onLeave: () => void;
}

/** For addresses that nothing serves (specification 1, section 2). */
export function NotFoundPage({ isSignedIn, onLeave }: NotFoundPageProps) {
  return (
    <GatePage title={pageText('not_found_title')}>
      <p>{pageText('not_found')}</p>
      <button type="button" className="primary" onClick={onLeave}>
        {isSignedIn ? pageText('to_console') : gateText('log_in')}
      </button>
    </GatePage>
  );
}
