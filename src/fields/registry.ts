import type { BuiltInFieldType } from '../schema/types';
import { createNameRegistry, type NameRegistry } from '../schema/nameRegistry';
import { booleanType } from './boolean';
import { commaListType } from './comma-list';
import { dateType } from './date';
import { emailType } from './email';
import { groupType } from './group';
import { hostType } from './host';
import { jsonType } from './json';
import type { FieldTypeEntry } from './kit';
import { keyFileType } from './key-file';
import { multilineType } from './multiline';
import { numberType } from './number';
import { passwordType } from './password';
import { ownerType } from './owner';
import { referenceType } from './reference';
import { rowCountsType } from './row-counts';
import { rowsType } from './rows';
import { secretType } from './secret';
import { selectType } from './select';
import { sidType } from './sid';
import { textType } from './text';
import { urlType } from './url';
import { webhookType } from './webhook';

/** A name added to {@link BuiltInFieldType} without a widget here does not compile. */
const builtIn = {
  text: textType,
  multiline: multilineType,
  number: numberType,
  boolean: booleanType,
  password: passwordType,
  secret: secretType,
  sid: sidType,
  date: dateType,
  email: emailType,
  select: selectType,
  reference: referenceType,
  rows: rowsType,
  group: groupType,
  json: jsonType,
  host: hostType,
  url: urlType,
  webhook: webhookType,
} satisfies Record<BuiltInFieldType, FieldTypeEntry>;

/** What draws and translates the values of each field type. */
export const fieldTypes: NameRegistry<FieldTypeEntry> = createNameRegistry<FieldTypeEntry>('field type', {
  ...builtIn,
  'key-file': keyFileType,
  'comma-list': commaListType,
  owner: ownerType,
  'row-counts': rowCountsType,
});

/** Whether the values of a type are child rows. */
export const holdsRows = (type: string): boolean => fieldTypes.get(type)?.holdsRows === true;
