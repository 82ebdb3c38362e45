/* In: what is typed and not saved. Out: a question before it is lost, and what is kept of it for the same user. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useConsole } from '../../../session/ConsoleContext';
import { drafts } from '../../../session/ending/drafts';
import { draftOf, restoredValues } from './draftValues';
import { useFormParts } from '../record/FormContext';
import type { FormValues } from '../record/initialValues';
import { useErrorLabel } from '../rules/useErrorLabel';

/** Keeps what is typed when the session ends by itself, and offers it to the same user at the same address (design 3). */
export function FormDraft() {
  const { resource } = useFormParts();
  const { registry, session } = useConsole();
  const { pathname } = useLocation();
  const { getValues, setValue } = useFormContext<FormValues>();
  const { isDirty, defaultValues } = useFormState<FormValues>();
  const translate = useTranslate();
  const labelOf = useErrorLabel();
  const [found, setFound] = useState(() => drafts.find(session.user_sid, pathname));

  useEffect(() => {
    if (!isDirty) return undefined;
    return drafts.offer(pathname, () => draftOf(resource, registry, getValues(), defaultValues ?? {}));
  }, [isDirty, pathname, resource, registry, getValues, defaultValues]);

  if (!found) return null;
  const forget = () => {
    drafts.drop(session.user_sid, pathname);
    setFound(undefined);
  };
  const restore = () => {
    const values = restoredValues(resource, registry, getValues(), found);
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true });
    forget();
  };
  const names = found.leftOut.map(labelOf).join('; ');
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="status"
      sx={{ mb: 2, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button type="button" onClick={restore}>
            {translate('form.draft.restore')}
          </Button>
          <Button type="button" color="inherit" onClick={forget}>
            {translate('form.draft.discard')}
          </Button>
        </>
      }
    >
      {translate('form.draft.text')}
      {names !== '' && ` ${translate('form.draft.left_out', { names })}`}
    </Alert>
  );
}
