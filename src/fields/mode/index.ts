import type { FieldTypeEntry } from '../kit';
import { selectType } from '../select';
import { inPart } from '../../loading/inPart';

/** A select that decides which other fields there are: what stands in those is set aside with the choice, and the form says so. */
export const modeType: FieldTypeEntry = {
  ...selectType,
  Input: inPart(() => import('./ModeInput').then(({ ModeInput }) => ModeInput)),
};
