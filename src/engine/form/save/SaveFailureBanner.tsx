import { useTranslate } from 'react-admin';
import { Notice } from '../../../fields/elements/Notice';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { useEffect, useRef } from 'react';
import { FailureDetails } from '../../../actions/FailureDetails';
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
    <PlainButton className="no-wrap" onClick={onRetry}>
      {translate('form.retry')}
    </PlainButton>
  );
  const box = useRef<HTMLDivElement>(null);
  /* Save stands at the end of a long form, and this at its beginning. */
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <Notice
      ref={box}
      tabIndex={-1}
      kind={failure.kind === 'partial' ? 'warning' : 'error'}
      className="outcome"
      action={retry}
    >
      {translate(failure.key, failure.args)}
      <FailureDetails of={{ messageArgs: failure.args }} />
      {failure.kind === 'unreachable' && <div>{translate('form.nothing_lost')}</div>}
      {failure.parts.length > 0 && (
        <ul>
          {failure.parts.map(({ name, failure: own }) => (
            <li key={name}>
              {translate(own ? 'form.part.failed' : 'form.part.saved', {
                name: resourceTexts(translate, name).name(1),
                reason: own && translate(own.key, own.args),
              })}
              <FailureDetails of={own && { messageArgs: own.args }} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
