import { gateText } from './gateTexts';
import { GatePage } from './GatePage';

interface NotFoundPageProps {
  isSignedIn: boolean;
  onLeave: () => void;
}

/** For addresses that nothing serves (specification 1, section 2). */
export function NotFoundPage({ isSignedIn, onLeave }: NotFoundPageProps) {
  return (
    <GatePage title={gateText('not_found_title')}>
      <p>{gateText('not_found')}</p>
      <button type="button" className="primary" onClick={onLeave}>
        {gateText(isSignedIn ? 'to_console' : 'log_in')}
      </button>
    </GatePage>
  );
}
