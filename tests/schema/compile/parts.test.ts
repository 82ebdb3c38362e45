import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../../src/schema/registry';
import { sameAddress } from '../../../src/schema/sameAddress';
import type { ResourceDeclaration } from '../../../src/schema/types';
import { formOf, things } from '../support/things';

const part: ResourceDeclaration = {
  ...things({
    name: 'heating',
    kind: 'singleton',
    access: { scope: { account: ['show'], service_provider: ['edit'] } },
  }),
  fields: { degrees: { type: 'number' }, secret_code: { type: 'text', scope: 'admin' } },
  form: formOf('degrees'),
};
const house = (form: ResourceDeclaration['form']) => createRegistry([things({ form }), part]).get('things')!;

describe('a form with a part', () => {
  const { fields, form, parts } = house({
    tabs: { a: { platform: { parts: ['heating'] }, own: ['name'] } },
    sections: { below: [] },
  });

  it('has the sections of the part before its own, marked as the part’s', () => {
    expect(form?.tabs[0]?.sections.map(({ id, part: name }) => [id, name])).toEqual([
      ['main', 'heating'],
      ['own', undefined],
    ]);
  });

  it('has what stands outside of tabs in a last one without a name', () => {
    expect(form?.tabs.map(({ id }) => id)).toEqual(['a', '']);
  });

  it('has the part’s fields', () => {
    expect(parts).toEqual(['heating']);
    expect(fields.degrees?.part).toBe('heating');
    expect(fields.name?.part).toBeUndefined();
  });

  it('shows the part to those who may edit it, and each field to those who may see it', () => {
    expect(fields.degrees?.scope).toBe('service_provider');
    expect(fields.secret_code?.scope).toBe('admin');
    expect(form?.tabs[0]?.sections[0]?.scope).toBe('service_provider');
  });
});

it('a form without parts stays as it is', () => {
  expect(house(formOf('name')).fields).not.toHaveProperty('degrees');
});

const at = (name: string, base: string) => things({ name, api: { base, id: 'thing_sid' } });
const registry = createRegistry([
  at('people', '/People'),
  at('own', '/People/{session.user_sid}'),
  at('keys', '/People/{parent.id}/Keys'),
  at('others', '/Others'),
]);

it.each([
  ['people', ['own']],
  ['own', ['people']],
  ['keys', []],
  ['others', []],
])('what has the address of %s shows the same data: %j', (name, same) => {
  expect(sameAddress(registry, registry.get(name)!)).toEqual(same);
});
