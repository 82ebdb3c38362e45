import { defineResource, type Field } from '../../../../src/schema/types';

/** The doors of a thing: child rows with these fields. */
export const doorsWith = (fields: Record<string, Field>) =>
  defineResource({
    name: 'doors',
    title: 'colour',
    api: { base: '/Doors', id: 'door_sid', filters: { thing_sid: 'thing_sid' } },
    access: { scope: 'account' },
    fields: { door_sid: { type: 'sid' }, thing_sid: { type: 'text', write: 'create' }, ...fields },
  });

/** The field of a thing that holds them. */
export const doorRows: Field = { type: 'rows', of: 'doors' };
