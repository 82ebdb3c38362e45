import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../fields/elements/PlainButton';
import { inPart } from '../../loading/inPart';
import { PlusMark } from '../../fields/elements/marks';

const AddProviderDialog = inPart(() =>
  import('./AddProviderDialog').then(({ AddProviderDialog }) => AddProviderDialog),
);

/** The button that adds a service provider (specification 1, section 2). */
export function AddProvider() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton
        isIcon
        aria-haspopup="dialog"
        aria-label={translate('frame.provider.add')}
        title={translate('frame.provider.add')}
        onClick={() => setOpen(true)}
      >
        <PlusMark />
      </PlainButton>
      {isOpen && <AddProviderDialog onClose={() => setOpen(false)} />}
    </>
  );
}
