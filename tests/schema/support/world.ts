import type { CodeNames } from '../../../src/schema/checks';
import { steps } from '../../../dataProvider/records/steps';
import { isCatastrophic } from '../../../src/schema/patterns/isCatastrophic';
import { createNameRegistry } from '../../../src/schema/nameRegistry';
import type { ResourceDeclaration } from '../../../src/schema/types';
import { formOf, things } from './things';

const pool = (...names: string[]) =>
  createNameRegistry<true>('x', Object.fromEntries(names.map((name) => [name, true])));

/** The code that made-up declarations may name. */
export const codeNames: CodeNames = {
  fieldTypes: pool('text', 'sid', 'number', 'boolean', 'select', 'reference', 'rows', 'group', 'secret', 'webhook'),
  rules: pool('host'),
  steps,
  choices: pool('colours'),
  actions: pool('call'),
  panels: pool('keys'),
  pages: pool('overview'),
  blockers: pool('in-use'),
  isCatastrophic,
};

const others = things({
  name: 'others',
  nav: { group: 'a', order: 10 },
  fields: { owner_sid: { type: 'sid' }, token: { type: 'text', options: { secret: true } } },
});

/** A singleton that may stand in another form. */
const part: ResourceDeclaration = {
  name: 'part',
  kind: 'singleton',
  nav: false,
  api: { base: '/Part' },
  access: { scope: 'account' },
  fields: { level: { type: 'text' } },
  form: formOf('level'),
};

/** The resources beside the one that is checked. */
export const beside = [others, part];
