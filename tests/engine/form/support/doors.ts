import { defineResource, type Field } from '../../../../src/schema/types';

/** The doors of a thing: child rows with these fields, and how the thing relates to them. */
export const doorsWith = (fields: Record<string, Field>) =>
  defineResource({
    name: 'doors',
    title: 'colour',
    api: { base: '/Doors', id: 'door_sid', filters: { thing_sid: 'thing_sid' } },
    access: { scope: 'account' },
    fields: { door_sid: { type: 'sid' }, thing_sid: { type: 'text', write: 'create' }, ...fields },
  });

export const toDoors = { doors: { resource: 'doors', foreignKey: 'thing_sid', save: 'each' as const } };
