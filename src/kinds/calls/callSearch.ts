import type { FieldTypeEntry } from '../../fields/kit';
import { plainText } from '../../fields/plainText';
import { textType } from '../../fields/text';
import { tidyPhone } from '../phone/tidyPhone';

const numberLike = /^[\d\s+()./\u2010-\u2015\uff01-\uff5e-]+$/;
const special = /[\\^$.|?*+()[\]{}]/g;

/**
 * What is looked for in calls, as the platform takes it: a part of a number without separators, a name, or the whole id of a call. The
 * platform makes an expression of it (platform-api 17.1), so that every sign stands for itself here; a slash, which would end the
 * expression, for any sign.
 */
export function callSearch(value: unknown): string {
  const text = plainText(value).trim();
  const tidied = numberLike.test(text) ? plainText(tidyPhone(text)) : text;
  return tidied.replace(special, String.raw`\$&`).replaceAll('/', '.');
}

/** A text that calls are searched by. */
export const callSearchType: FieldTypeEntry = { ...textType, toQuery: callSearch };
