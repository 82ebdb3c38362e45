import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Notice } from '../../../fields/elements/Notice';
import { useComplaintText } from '../../../fields/input/useComplaintText';
import { flatFormErrors } from './flatFormErrors';
import { useErrorLabel } from './useErrorLabel';
import { useJumpToField } from './useJumpToField';

interface ErrorSummaryProps {
  /** How often Save was refused: the summary takes the focus each time. */
  refusals: number;
}

/** What keeps the form from being saved, each entry a way to its field. */
export function ErrorSummary({ refusals }: ErrorSummaryProps) {
  const translate = useTranslate();
  const complaintText = useComplaintText();
  const labelOf = useErrorLabel();
  const jumpTo = useJumpToField();
  const { errors } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const found = flatFormErrors(errors);
  const isShown = refusals > 0 && found.length > 0;
  /* The errors may be known a moment after the refusal: whichever comes last leads here. */
  const ledTo = useRef(0);
  useEffect(() => {
    if (!isShown || ledTo.current === refusals) return;
    ledTo.current = refusals;
    box.current?.focus();
  }, [refusals, isShown]);
  if (!isShown) return null;
  return (
    <Notice ref={box} tabIndex={-1} kind="error" className="outcome">
      <h2>{translate('form.errors', { smart_count: found.length })}</h2>
      <ul>
        {found.map(({ source, message }) => (
          <li key={source}>
            <button type="button" className="bare" onClick={() => jumpTo(source)}>
              {`${labelOf(source)}: ${complaintText(message)}`}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
