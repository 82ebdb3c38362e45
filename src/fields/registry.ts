import { createNameRegistry } from '../schema/nameRegistry';
import type { FieldTypeEntry } from './kit';

/** What draws and translates the values of each field type. */
export const fieldTypes = createNameRegistry<FieldTypeEntry>('field type');

/** Whether the values of a type are child rows. */
export const holdsRows = (type: string): boolean => fieldTypes.get(type)?.holdsRows === true;
