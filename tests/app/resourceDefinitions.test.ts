import { expect, it } from 'vitest';
import { iconOf } from '../../src/app/navigation/icons';
import { resourceDefinitions } from '../../src/app/handWritten/resourceDefinitions';
import { compile } from '../../src/schema/compile/compile';
import { things } from '../engine/list/things';

const definitionOf = (changes: Parameters<typeof things>[0]) =>
  resourceDefinitions([compile(things({ nav: { icon: 'phone' }, ...changes }))]).things!;

it('react-admin is told the icon, the name and what stands for a record', () => {
  const definition = definitionOf({ name: 'things', title: '{name} ({colour})' });
  expect(definition.icon).toBe(iconOf('phone'));
  expect(definition.options).toEqual({ label: 'Things' });
  const { recordRepresentation } = definition;
  expect(recordRepresentation).toBeTypeOf('function');
  expect((recordRepresentation as (record: object) => unknown)({ name: 'Lamp', colour: 'red' })).toBe('Lamp (red)');
});

it.each([
  ['with generated views', {}, { hasList: true, hasCreate: true, hasEdit: true, hasShow: true }],
  ['with nothing but a list', { form: undefined }, { hasList: true, hasCreate: false, hasEdit: false, hasShow: false }],
  [
    'whose records have a hand-written page to be changed on',
    { pages: { edit: 'x' } },
    { hasList: true, hasCreate: true, hasEdit: true, hasShow: false },
  ],
  [
    'whose records have another one to be looked at',
    { pages: { edit: 'x', show: 'y' } },
    { hasList: true, hasCreate: true, hasEdit: true, hasShow: true },
  ],
  [
    'that is a form in the place of a list',
    { kind: 'singleton' as const },
    { hasList: false, hasEdit: true, hasShow: true },
  ],
])('react-admin is told which pages a resource has %s', (_, changes, expected) => {
  expect(definitionOf(changes)).toMatchObject(expected);
});
