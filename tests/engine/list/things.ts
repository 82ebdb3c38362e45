import type { ResourceDeclaration } from '../../../src/schema/types';
import type { PlatformRequest } from '../../support/fakePlatform';

/** A resource whose server pages and filters by text, the owner is an account. */
export const things = (changes: Partial<ResourceDeclaration> = {}): ResourceDeclaration => ({
  name: 'things',
  title: 'name',
  api: {
    base: '/Things',
    id: 'thing_sid',
    paging: true,
    filters: { q: 'filter', owner_sid: 'owner_sid', account_sid: 'account_sid' },
  },
  access: { scope: 'account' },
  fields: {
    thing_sid: { type: 'sid' },
    name: { type: 'text', required: true },
    colour: { type: 'text' },
    token: { type: 'secret' },
    account_sid: { type: 'text', scope: 'service_provider' },
  },
  list: { columns: ['name', 'colour'], filters: ['q', 'account_sid'], bulk: ['delete'] },
  form: { sections: { thing: ['name', 'colour'] } },
  ...changes,
});

/** The same without paging: the browser sorts, filters and pages. */
export const wholeThings = (changes: Partial<ResourceDeclaration> = {}) =>
  things({ api: { base: '/Things', id: 'thing_sid' }, ...changes });

export interface Thing {
  thing_sid: string;
  name: string;
  colour: string;
  account_sid: string;
}

/** The identifier of the n-th thing. */
export const sidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** So many things, named Thing 1, Thing 2, … */
export const makeThings = (count: number, changes: Partial<Thing> = {}): Thing[] =>
  Array.from({ length: count }, (_, index) => ({
    thing_sid: sidOf(index + 1),
    name: `Thing ${index + 1}`,
    colour: index % 2 === 0 ? 'red' : 'blue',
    account_sid: 'account-1',
    ...changes,
  }));

/** Answers a list as a paging server does: the envelope, with the text filter on the name. */
export const pagesOf =
  (all: Thing[]) =>
  ({ query }: PlatformRequest) => {
    const found = all.filter(({ name }) => name.includes(query.filter ?? ''));
    const [page, size] = [Number(query.page ?? 1), Number(query.page_size ?? 25)];
    return { total: found.length, page, page_size: size, data: found.slice((page - 1) * size, page * size) };
  };

/** Texts of the made-up resource. */
export const messages = {
  things: {
    name: 'Thing |||| Things',
    fields: { name: 'Name', colour: 'Colour', account_sid: 'Account' },
    empty: { title: 'No things.', text: 'A thing is what things are made of.' },
    titles: { add: 'Add a thing' },
    delete: { confirm: 'Are you sure you want to delete the thing %{name}?' },
    toasts: { deleted: 'Deleted thing %{name}' },
    actions: {
      paint: {
        label: 'Paint',
        title: 'Paint things',
        running: 'Painting things...',
        done: 'Things painted successfully',
      },
      refresh: { label: 'Refresh all', done: 'All refreshed' },
    },
  },
};
