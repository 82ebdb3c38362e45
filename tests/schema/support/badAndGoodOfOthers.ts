import type { ResourceDeclaration } from '../../../src/schema/types';
import type { Case } from './badAndGood';
import { formOf, things } from './things';

/** A form with a part in it, and a field of its own beside it. */
const withPart = (part: string, field = 'title'): ResourceDeclaration => ({
  ...things(),
  fields: { id: { type: 'sid' }, [field]: { type: 'text' } },
  form: { tabs: { a: { platform: { parts: [part] } } } },
});
const previewing = (field: string) =>
  things({
    fields: { x: { type: 'reference', reference: { resource: 'others', preview: [field] } } },
    form: formOf('x'),
  });

const below = (name: string) =>
  things({ parent: 'others', fields: { [name]: { type: 'reference', reference: { resource: 'others' } } } });

/** A new record lies below one that a form asks for. */
const addedBelow = (...fields: string[]): ResourceDeclaration => ({
  ...below('x'),
  api: { base: '/Others/{parent.id}/Things' },
  form: formOf(...fields),
});
const withOptionPath = (path: string) =>
  things({ form: { sections: { a: ['name', { use: 'keys', from: { path } }] } } });

/** R41x: what a form says about other resources. */
export const badAndGoodOfOthers: Case[] = [
  {
    id: 'R414',
    what: 'what records lie below',
    at: 'parent',
    bad: { ...below('x'), parent: 'other' },
    good: below('x'),
  },
  {
    id: 'R225',
    what: 'what lies below another without saying which',
    at: 'parent',
    bad: things({ parent: 'others' }),
    good: below('x'),
  },
  {
    id: 'R234',
    what: 'a parent that no form asks for',
    at: 'form',
    bad: addedBelow('name'),
    good: addedBelow('name', 'x'),
  },
  {
    id: 'R501',
    what: 'an absolute path among the options of code',
    at: 'form.sections.a[1].from.path',
    bad: withOptionPath('https://elsewhere.test/x'),
    good: withOptionPath('/Things/x'),
  },
  {
    id: 'R410',
    what: 'a part of a form',
    at: 'form.tabs.a.platform.parts[0]',
    bad: withPart('prat'),
    good: withPart('part'),
  },
  {
    id: 'R411',
    what: 'a part that is no singleton with a form',
    at: 'form.tabs.a.platform.parts[0]',
    bad: withPart('others'),
    good: withPart('part'),
  },
  {
    id: 'R411',
    what: 'a part whose fields have names of the form',
    at: 'form.tabs.a.platform.parts[0]',
    bad: withPart('part', 'level'),
    good: withPart('part', 'title'),
  },
  {
    id: 'R412',
    what: 'what keeps one record',
    at: 'access.keepsOneOf',
    bad: things({ access: { scope: 'account', keepsOneOf: 'other' } }),
    good: things({ access: { scope: 'account', keepsOneOf: 'others' } }),
  },
  {
    id: 'R413',
    what: 'what is shown of a chosen record',
    at: 'fields.x.reference.preview[0]',
    bad: previewing('colour'),
    good: previewing('owner_sid'),
  },
];
