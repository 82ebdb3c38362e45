import { LookUpButton } from '../../actions/run/LookUpButton';
import { useResourceTexts } from '../../actions/texts';
import type { PanelProps } from '../../engine/form/panels/panels';
import { AddressDialog } from './AddressDialog';

/** Asks which record has an address in the rows of `options.rows`. */
export function AddressOwnerPanel({ resource, options }: PanelProps) {
  const label = useResourceTexts(resource.name).text('address_button', 'Find an address');
  return <LookUpButton label={label} dialog={(onClose) => <AddressDialog {...{ resource, options, onClose }} />} />;
}
