/* In: what the platform knows of a device that registers with it. Out: a cell that says so. */
import type { FieldTypeEntry } from '../../fields/kit';
import { textType } from '../../fields/text';
import { DeviceRegistrationCell } from './DeviceRegistrationCell';

/** The registration of one device, as the API tells of it (platform-api 19.3): a column asks for it by `load`. */
export const deviceRegistrationType: FieldTypeEntry = {
  Input: textType.Input,
  Cell: DeviceRegistrationCell,
  text: () => '',
  empty: null,
};
