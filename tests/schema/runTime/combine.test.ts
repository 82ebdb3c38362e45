import { describe, expect, it } from 'vitest';
import '../../../resources/ownerTypes';
import { combine } from '../../../src/schema/runTime/combine';
import type { ResourceDeclaration } from '../../../src/schema/types';
import { formOf, things } from '../support/things';
import { beside, codeNames } from '../support/world';

const locales = ['en', 'de'];
const combined = (...values: unknown[]) =>
  combine(
    beside,
    values.map((value, at) => ({ file: `${at}.json`, content: { value } })),
    { names: codeNames, locales },
  );
const told = (...values: unknown[]) => combined(...values).problems.map(({ id, file }) => `${id} ${file}`);

describe('declarations beside the build', () => {
  it('stand among the others, with texts in every language; what one lacks is English', () => {
    const labels = { en: { name: 'Thing', titles: { add: 'Add a thing' } }, de: { name: 'Ding' } };
    const given = combined({ ...things({ fields: { colour: { type: 'text', label: 'Colour' } } }), labels });
    expect(given.problems).toEqual([]);
    expect(given.declarations.map(({ name }) => name)).toContain('things');
    expect(given.labels.de!.things).toEqual({
      name: 'Ding',
      titles: { add: 'Add a thing' },
      fields: { colour: 'Colour' },
    });
  });

  it('are left out where they have a fault, and the others stay', () => {
    const given = combined(things(), { ...things({ list: { columns: ['nam'] } }), name: 'worse' }, null);
    expect(given.problems.map(({ id, file }) => `${id} ${file}`)).toEqual(['R203 1.json', 'R103 2.json']);
    expect(given.added).toEqual(['things']);
  });

  it('are left out where they refer to one that is left out', () => {
    const worse = { ...things({ list: { columns: ['nam'] } }), name: 'worse' };
    const referring = things({ fields: { x: { type: 'reference', reference: { resource: 'worse' } } } });
    const given = combined(referring, worse, { ...things(), name: 'better' });
    expect(given.problems.map(({ id, file }) => `${id} ${file}`)).toEqual(['R401 0.json', 'R203 1.json']);
    expect(given.added).toEqual(['better']);
  });

  it('may refer to each other', () => {
    const to = (resource: string) => ({ x: { type: 'reference' as const, reference: { resource } } });
    expect(told(things({ fields: to('more') }), { ...things({ fields: to('things') }), name: 'more' })).toEqual([]);
  });

  it('may stand at the same place of the menu', () => {
    const listed: Partial<ResourceDeclaration> = { nav: { order: 1 }, list: { columns: ['name'] } };
    expect(told({ ...things(), ...listed }, { ...things(), ...listed, name: 'more' })).toEqual([]);
  });

  it('take no name that there is, nor an address of the console', () => {
    expect(told({ ...things(), name: 'others' }, things(), things())).toEqual(['R409 0.json', 'R409 2.json']);
    expect(told({ ...things(), name: 'resource-problems' })).toEqual(['R108 0.json']);
  });

  it('give view-only users nothing to do', () => {
    const wider = { ...things({ form: formOf('name') }), access: { scope: 'account', viewOnlyMay: ['edit'] } };
    expect(told(wider)).toEqual(['R606 0.json']);
  });

  it.each([
    ['in a language that there is not', { xx: { name: 'Thing' } }, 'labels.xx'],
    ['that are no texts', { en: { name: ['Thing'] } }, 'labels.en.name'],
    ['that are no tree', { en: 'Thing' }, 'labels.en'],
  ])('have no labels %s', (_, labels, at) => {
    expect(combined({ ...things(), labels }).problems).toContainEqual(
      expect.objectContaining({ id: expect.stringMatching(/R804|R103/) as string, at }),
    );
  });

  it('may be as many as may be, each referring to the next', () => {
    const many = Array.from({ length: 100 }, (_, at) => {
      const fields = { x: { type: 'reference' as const, reference: { resource: `things-${at + 1}` } } };
      return { ...things({ fields, form: formOf('name', 'x') }), name: `things-${at}` };
    });
    expect(told(...many)).toHaveLength(100);
  });
});

describe('what adds to a resource', () => {
  const added = {
    extends: 'others',
    fields: { more: { type: 'text', label: 'More' } },
    form: { sections: { m: ['more'] } },
    labels: { en: { sections: { m: 'More of it' } } },
  };

  it('brings fields and sections with their texts', () => {
    const given = combined(added);
    expect(given.problems).toEqual([]);
    const others = given.declarations.find(({ name }) => name === 'others')!;
    expect(others.form!.sections).toHaveProperty('m', ['more']);
    expect(given.labels.en!.others).toEqual({ fields: { more: 'More' }, sections: { m: 'More of it' } });
  });

  it('may be several files, and each is told what is its own', () => {
    const wrong = {
      extends: 'others',
      fields: { y: { type: 'txet' } },
      form: { sections: { n: ['z'] } },
    };
    const given = combined(added, wrong);
    expect(given.added).toEqual(['others']);
    expect(given.problems.map(({ id, file, at }) => `${id} ${file} ${at}`).sort()).toEqual([
      'R206 1.json form.sections.n[0]',
      'R301 1.json fields.y.type',
    ]);
  });

  it('is not what another file has added', () => {
    const given = combined(added, { extends: 'others', form: { sections: { m: ['name'] } } });
    expect(given.problems.map(({ id, file, at }) => `${id} ${file} ${at}`)).toEqual(['R417 1.json form.sections.m']);
  });

  it.each([
    ['anything else of it', { ...added, access: { scope: 'account' } }, 'R101'],
    ['a section that is there', { extends: 'part', form: { sections: { main: ['level'] } } }, 'R417'],
    ['a field that is there', { extends: 'others', fields: { name: { type: 'number' } } }, 'R417'],
    ['whose its records are', { extends: 'others', fields: { x: { type: 'account' } } }, 'R606'],
    ['whose its records are, by the name', { extends: 'others', fields: { account_sid: { type: 'text' } } }, 'R606'],
    ['a resource that is not there', { extends: 'othres', fields: {} }, 'R416'],
  ])('does not change %s', (_, value, id) => {
    expect(told(value)).toEqual([`${id} 0.json`]);
  });
});
