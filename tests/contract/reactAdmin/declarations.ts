import type { ResourceDeclaration } from '../../../src/schema/types';

/** Made up, with hand-written pages of react-admin's components in the place of every view. It has no texts of its own. */
const hotlines: ResourceDeclaration = {
  name: 'hotlines',
  title: 'name',
  nav: { order: 1, icon: 'phone' },
  api: { base: '/Hotlines', id: 'hotline_sid' },
  access: {
    scope: 'account',
  },
  fields: {
    hotline_sid: { type: 'sid' },
    name: { type: 'text', required: true },
    kind: { type: 'select', choices: ['sales', 'support'] },
    team_sid: { type: 'reference', reference: { resource: 'teams' } },
    opens_on: { type: 'text' },
    menu_entries: { type: 'menu-entries' },
  },
  pages: { list: 'hotline-list', create: 'hotline-add', edit: 'hotline-edit', show: 'hotline-show' },
};

/** The same records behind generated views, whose field types are made of react-admin's components. */
const desks: ResourceDeclaration = {
  ...hotlines,
  name: 'desks',
  nav: { order: 2 },
  fields: {
    ...hotlines.fields,
    name: { type: 'plain-words', required: true, maxLength: 20 },
    team_sid: { type: 'team', reference: { resource: 'teams' } },
    opens_on: { type: 'day' },
  },
  list: { columns: ['name', 'team_sid', 'opens_on'] },
  form: { sections: { desk: ['name', 'team_sid', 'opens_on', 'menu_entries'] } },
  pages: {},
};

/** What the others refer to: its views are generated. */
const teams: ResourceDeclaration = {
  name: 'teams',
  title: 'name',
  nav: { order: 3 },
  api: { base: '/Teams', id: 'team_sid' },
  access: { scope: 'account' },
  fields: { team_sid: { type: 'sid' }, name: { type: 'text', required: true } },
  list: { columns: ['name'], filters: ['q'] },
  form: { sections: { team: ['name'] } },
};

export const declarations = [hotlines, desks, teams];
