import type { FieldTypeEntry } from '../../fields/kit';
import { plainText } from '../../fields/plainText';
import { textType } from '../../fields/text';
import { inPart } from '../../loading/inPart';

/**
 * A registration of ours with another server, as the platform notes it. `options.gateways` names the field with the rows of the gateways,
 * `options.trace` the path of the last REGISTER in the capture server. Its cell is heavier than most: it comes after the rows.
 */
export const registrationType: FieldTypeEntry = {
  Input: textType.Input,
  Cell: inPart(() => import('./RegistrationCell').then(({ RegistrationCell }) => RegistrationCell)),
  isLate: true,
  text: (value) => plainText((value as { status?: unknown } | null)?.status),
  empty: null,
};
