import Add from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';

const AddProviderDialog = lazy(() =>
  import('./AddProviderDialog').then((module) => ({ default: module.AddProviderDialog })),
);

/** The button that adds a service provider (specification 1, section 2). */
export function AddProvider() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={translate('frame.provider.add')}
        title={translate('frame.provider.add')}
        onClick={() => setOpen(true)}
      >
        <Add />
      </IconButton>
      <Suspense>{isOpen && <AddProviderDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
