import type { BuiltInFieldType } from '../schema/types';
import { booleanType } from './boolean';
import { commaListType } from './comma-list';
import { datetimeType } from './datetime';
import { emailType } from './email';
import { groupType } from './group';
import { hostType } from './host';
import { jsonType } from './json';
import { keyFileType } from './key-file';
import type { FieldTypeEntry } from './kit';
import { multilineType } from './multiline';
import { numberType, portType } from './number';
import { passwordType } from './password';
import { durationType } from './duration';
import { periodType } from './period';
import { ownerType } from './owner';
import { referenceType } from './reference';
import { rowsType } from './rows';
import { secretType } from './secret';
import { selectType } from './select';
import { sidType } from './sid';
import { textType } from './text';
import { urlType } from './url';
import { webhookType } from './webhook';
import { fieldTypes } from './registry';

/** A name added to {@link BuiltInFieldType} without a widget here does not compile. */
const builtIn = {
  text: textType,
  multiline: multilineType,
  number: numberType,
  boolean: booleanType,
  password: passwordType,
  secret: secretType,
  sid: sidType,
  datetime: datetimeType,
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

/* Field types that any resource can use: lists show them, so that they come with the console. Imported for its effect. */
for (const [name, type] of Object.entries(builtIn)) fieldTypes.register(name, type);
fieldTypes.register('key-file', keyFileType);
fieldTypes.register('comma-list', commaListType);
fieldTypes.register('port', portType);
fieldTypes.register('owner', ownerType);
fieldTypes.register('period', periodType);
fieldTypes.register('duration', durationType);
