import Add from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { inPart } from '../../loading/inPart';

const AddProviderDialog = inPart(() =>
  import('./AddProviderDialog').then(({ AddProviderDialog }) => AddProviderDialog),
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
      {isOpen && <AddProviderDialog onClose={() => setOpen(false)} />}
    </>
  );
}
