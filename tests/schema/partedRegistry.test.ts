import { describe, expect, it, vi } from 'vitest';
import { leanOf, leanTextsOf } from '../../src/schema/lean';
import { createPartedRegistry } from '../../src/schema/partedRegistry';
import { createRegistry } from '../../src/schema/registry';
import type { CompiledResource } from '../../src/schema/compiled';
import type { ResourceDeclaration } from '../../src/schema/types';

const things: ResourceDeclaration = {
  name: 'things',
  api: { base: '/Things', id: 'thing_sid' },
  access: { scope: 'account' },
  title: 'name',
  fields: {
    thing_sid: { type: 'sid' },
    name: { type: 'text' },
    note: { type: 'multiline' },
    parts: { type: 'rows' as const },
  },
  list: { columns: ['name'] },
  form: { sections: [{ id: 'all', fields: ['name', 'note', 'parts'] }] },
  related: { parts: { resource: 'parts', foreignKey: 'thing_sid', save: 'each' } },
};

const parts: ResourceDeclaration = {
  name: 'parts',
  api: { base: '/Parts', id: 'part_sid' },
  access: { scope: 'account' },
  fields: { part_sid: { type: 'sid' }, thing_sid: { type: 'reference', reference: { resource: 'things' } } },
};

const texts = {
  name: 'Thing |||| Things',
  fields: { name: 'Name', note: 'Note' },
  help: { note: 'Seen by nobody else.' },
  toasts: { created: 'There it is' },
};

const compiled = createRegistry([things, parts]);
const whole = (name: string) => compiled.get(name) as CompiledResource;

describe('the lean part of a resource', () => {
  it('has what a list needs, the same views, and no form', () => {
    const lean = leanOf(whole('things'));
    expect(Object.keys(lean.fields)).toEqual(['thing_sid', 'name']);
    expect(lean.views).toEqual(whole('things').views);
    expect(lean.form).toBeUndefined();
    expect(lean.related).toEqual({});
  });

  it('has the texts of these fields, and those that any page may show', () => {
    expect(leanTextsOf(whole('things'), texts)).toEqual({
      name: texts.name,
      fields: { name: 'Name' },
    });
  });

  it('is all of it where the list shows whole records', () => {
    const expanding = createRegistry([{ ...things, list: { columns: ['name'], expand: 'record' } }, parts]).get(
      'things',
    )!;
    expect(leanOf(expanding)).toBe(expanding);
    expect(leanTextsOf(expanding, texts)).toBe(texts);
  });
});

describe('a registry of parts', () => {
  const arrange = () => {
    const load = {
      things: vi.fn(() => Promise.resolve({ resource: whole('things'), texts })),
      parts: vi.fn(() => Promise.resolve({ resource: whole('parts'), texts: {} })),
    };
    const onTexts = vi.fn(() => Promise.resolve());
    return { load, onTexts, registry: createPartedRegistry({ lean: compiled.resources.map(leanOf), load, onTexts }) };
  };

  it('gives out the lean part until the whole is asked for', async () => {
    const { registry } = arrange();
    expect(registry.get('things')?.form).toBeUndefined();
    await registry.whole('things');
    expect(registry.get('things')?.form).toBeDefined();
  });

  it('brings along the resources whose rows are saved, once, with their texts', async () => {
    const { registry, load, onTexts } = arrange();
    await Promise.all([registry.whole('things'), registry.whole('things')]);
    await registry.whole('things');
    expect(load.things).toHaveBeenCalledTimes(1);
    expect(load.parts).toHaveBeenCalledTimes(1);
    expect(onTexts).toHaveBeenCalledWith('things', texts);
    expect(registry.get('parts')).toBe(whole('parts'));
  });

  it('brings along the singletons whose forms stand in the form', async () => {
    const house = createRegistry([
      { ...things, name: 'house', kind: 'singleton', related: {}, form: { tabs: [{ id: 'a', parts: ['heating'] }] } },
      {
        name: 'heating',
        kind: 'singleton',
        api: { base: '/Heating' },
        access: { scope: 'account' },
        fields: { degrees: { type: 'number' } },
        form: { sections: [{ id: 'warmth', fields: ['degrees'] }] },
      },
    ]);
    const load = Object.fromEntries(
      house.resources.map((resource) => [resource.name, () => Promise.resolve({ resource, texts })]),
    );
    const onTexts = vi.fn(() => Promise.resolve());
    const registry = createPartedRegistry({ lean: house.resources.map(leanOf), load, onTexts });
    await registry.whole('house');
    expect(registry.get('heating')?.fields.degrees).toBeDefined();
  });

  it('tries again after a part could not be loaded', async () => {
    const { registry, load } = arrange();
    load.things.mockRejectedValueOnce(new Error('offline'));
    await expect(registry.whole('things')).rejects.toThrow('offline');
    await expect(registry.whole('things')).resolves.toBe(whole('things'));
  });

  it('knows nothing of a name that is not declared', async () => {
    const { registry } = arrange();
    expect(registry.get('ghosts')).toBeUndefined();
    await expect(registry.whole('ghosts')).resolves.toBeUndefined();
  });
});
