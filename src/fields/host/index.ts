import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { TextCell } from '../text/TextCell';
import { hostToWire } from './hostToWire';
import { inPart } from '../../loading/inPart';

/**
 * A host name or address, judged by the rule `host` unless the field names code that refuses; `options.labels` is how many parts a name
 * has at least. `options.lowerCase` sends it in lower case, `options.blanks: 'remove'` without any blanks. `options.netmask` and
 * `options.port` name inputs beside it that take what was typed here of them; `offers: false` for texts that hold more than a host.
 */
export const hostType: FieldTypeEntry = {
  Input: inPart(() => import('./HostInput').then(({ HostInput }) => HostInput)),
  width: 'long',
  Cell: TextCell,
  text: plainText,
  isTyped: true,
  empty: null,
  toWire: hostToWire,
};
