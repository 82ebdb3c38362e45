import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { resourceTexts } from '../../../actions/texts';
import type { SaveFailure } from './saveFailure';

interface SaveFailureBannerProps {
  failure: SaveFailure;
  onRetry: () => void;
}

/** Stays until the next save: what went wrong, part by part where there are several, with the form as it was below. */
export function SaveFailureBanner({ failure, onRetry }: SaveFailureBannerProps) {
  const translate = useTranslate();
  const retry = (
    <Button type="button" color="inherit" size="small" onClick={onRetry}>
      {translate('form.retry')}
    </Button>
  );
  return (
    <Alert severity={failure.kind === 'partial' ? 'warning' : 'error'} action={retry} sx={{ mb: 2 }}>
      {translate(failure.key, failure.args)} {failure.kind === 'unreachable' && translate('form.nothing_lost')}
      {failure.parts.length > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
          {failure.parts.map(({ name, failure: own }) => (
            <li key={name}>
              {translate(own ? 'form.part.failed' : 'form.part.saved', {
                name: resourceTexts(translate, name).name(1),
                reason: own && translate(own.key, own.args),
              })}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
