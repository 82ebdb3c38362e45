import { useTranslate } from 'react-admin';
import { reloadPage } from '../session/ending/reloadPage';
import './missingPart.css';
import type { PartMissingError } from './partMissing';

interface MissingPageProps {
  /** A page has one of the first level. */
  heading?: 'h1' | 'h2';
  error: PartMissingError;
  onRetry: () => void;
}

/** Stands in the place of a page, or of a part of one, that could not be loaded. */
export function MissingPage({ heading: Heading = 'h1', error, onRetry }: MissingPageProps) {
  const translate = useTranslate();
  const isNew = error.reason === 'new_version';
  return (
    <div role="alert" className="missing-part">
      <Heading>{translate(error.message)}</Heading>
      <p>{translate(isNew ? 'loading.reload_keeps' : 'loading.try_later')}</p>
      <div>
        <button type="button" onClick={onRetry}>
          {translate('loading.retry')}
        </button>
        <button type="button" className="first" onClick={reloadPage}>
          {translate('loading.reload')}
        </button>
      </div>
    </div>
  );
}
