import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../../src/schema/registry';
import type { Field } from '../../../src/schema/types';
import { things } from '../support/things';

describe('rows of another resource', () => {
  const lamps = things({
    name: 'lamps',
    rows: {
      options: { sort: 'name', more: ['watts'], removed: [{ message: 'gone' }] },
      rules: [{ uniqueRows: ['name'], message: 'taken' }],
      readOnly: { 'session.viewOnly': true },
    },
  });
  const house = (field: Partial<Field> = {}) =>
    createRegistry([things({ fields: { lit: { type: 'rows', of: 'lamps', ...field } } }), lamps]).get('things')!;

  it('are what their resource says of such fields', () => {
    const { fields, related } = house();
    expect(related.lit).toMatchObject({
      sort: 'name',
      foreignKey: 'thing_sid',
      removed: [{ message: 'resources.lamps.form.gone' }],
    });
    expect(fields.lit).toMatchObject({ options: { more: ['watts'] }, readOnly: { 'session.viewOnly': true } });
    expect(fields.lit!.rules).toEqual([{ rule: 'uniqueRows', value: ['name'], message: 'resources.lamps.form.taken' }]);
  });

  it('are asked for by a column of them, where a filter of theirs finds them', () => {
    const list = { columns: ['name', 'lit'] };
    const house = (filters: Record<string, string>) =>
      createRegistry([
        things({ fields: { lit: { type: 'rows', of: 'lamps' } }, api: { base: '/Things', id: 'thing_sid' }, list }),
        things({ name: 'lamps', api: { base: '/Lamps', filters } }),
      ]).get('things')!.list!.columns[1];
    expect(house({ thing_sid: 'thing' })).toMatchObject({ load: '/Lamps?thing={thing_sid}', sortable: false });
    expect(house({})).not.toHaveProperty('load');
  });

  it('are first what the field itself says', () => {
    const rules = [{ minRows: 1, message: 'none' }];
    const { fields, related } = house({ options: { sort: 'thing_sid' }, rules, readOnly: { name: 'a' } });
    expect(related.lit).toMatchObject({ sort: 'thing_sid', removed: [{ message: 'resources.lamps.form.gone' }] });
    expect(fields.lit).toMatchObject({ readOnly: { name: 'a' } });
    expect(fields.lit!.rules.map(({ message }) => message)).toEqual([
      'resources.things.form.none',
      'resources.lamps.form.taken',
    ]);
  });
});
