import { RegistrationDetails } from '../../fields/registration/RegistrationDetails';
import type { PanelProps } from '../form/panels';

/** What is known of the registration of the record as it is stored. */
export function RegistrationPanel({ resource, record, options }: PanelProps) {
  return record ? <RegistrationDetails {...{ resource, record, options }} /> : null;
}
