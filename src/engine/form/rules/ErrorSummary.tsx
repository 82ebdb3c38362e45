import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useComplaintText } from '../../../fields/input/useComplaintText';
import { formErrorName } from './createResolver';
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
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (!isShown) return null;
  return (
    <Alert severity="error" ref={box} tabIndex={-1} sx={{ mb: 2 }}>
      <AlertTitle>{translate('form.errors', { smart_count: found.length })}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {found.map(({ source, message }) => (
          <li key={source}>
            {source === formErrorName ? (
              complaintText(message)
            ) : (
              <Link
                component="button"
                type="button"
                color="inherit"
                onClick={() => jumpTo(source)}
                sx={{ textAlign: 'start', py: 0.5 }}
              >
                {`${labelOf(source)}: ${complaintText(message)}`}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
