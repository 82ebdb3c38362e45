import type { FieldTypeEntry } from '../kit';
import { textType } from '../text';
import { RegistrationCell } from './RegistrationCell';
import { registrationOf } from './registrationHealth';

/**
 * A registration of ours with another server, as the platform notes it. A column's or panel's `options.gateways` names the field with the rows
 * of the gateways, `options.trace` the path of the last REGISTER in the capture server.
 */
export const registrationType: FieldTypeEntry = {
  Input: textType.Input,
  Cell: RegistrationCell,
  text: (value) => registrationOf({ requires_register: true, register_status: value }, new Date()).status ?? '',
  empty: null,
};
