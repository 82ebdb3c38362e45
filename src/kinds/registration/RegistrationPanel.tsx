import { RegistrationDetails } from './RegistrationDetails';
import type { PanelProps } from '../../engine/form/panels/panels';

/** What is known of the registration of the record as it is stored. */
export function RegistrationPanel({ resource, record, options }: PanelProps) {
  return record ? <RegistrationDetails {...{ resource, record, options }} /> : null;
}
