import { uuidPattern } from '../../../dataProvider/records/paths';

/** Only a whole identifier is looked up: a part of one would be asked for in vain everywhere. */
export const isWholeSid = (text: string): boolean =>
  uuidPattern.test(text.trim()) && text.trim().split('-').length === 5;
