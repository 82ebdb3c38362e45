import { useTranslate } from 'react-admin';
import { Notice } from '../../../fields/elements/Notice';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { reloadPage } from '../../../session/ending/reloadPage';

interface PageCrashProps {
  error: Error;
  onRetry: () => void;
}

/** Stands in for a page that threw; the frame around it goes on working. */
export function PageCrash({ error, onRetry }: PageCrashProps) {
  const translate = useTranslate();
  return (
    <Notice kind="error" className="crash">
      <h1>{translate('frame.crash.title')}</h1>
      {translate('frame.crash.text')}
      <div className="beside">
        <PlainButton variant="contained" onClick={onRetry}>
          {translate('frame.crash.retry')}
        </PlainButton>
        <PlainButton variant="outlined" onClick={reloadPage}>
          {translate('frame.crash.reload')}
        </PlainButton>
      </div>
      <details>
        <summary>{translate('frame.crash.details')}</summary>
        <pre>{error.stack ?? error.message}</pre>
      </details>
    </Notice>
  );
}
