import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';

interface UnsavedGuardProps {
  /** Set while the form itself leads to another page. */
  isLeaving: RefObject<boolean>;
}

/** Asks before changes are lost: on the way to another page here, and by the browser's own question on the way out. */
export function UnsavedGuard({ isLeaving }: UnsavedGuardProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { isDirty } = useFormState();
  const isAtRisk = useRef(isDirty);
  useEffect(() => {
    isAtRisk.current = isDirty;
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk.current && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('form.unsaved.title')}</DialogTitle>
      <DialogContent>{translate('form.unsaved.text')}</DialogContent>
      <DialogActions>
        <Button type="button" onClick={() => blocker.reset()} autoFocus>
          {translate('form.unsaved.stay')}
        </Button>
        <Button type="button" color="error" onClick={() => blocker.proceed()}>
          {translate('form.unsaved.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
