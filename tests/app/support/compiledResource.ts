import type { CompiledResource } from '../../../src/schema/types/compiled';
import type { Registry } from '../../../src/schema/types/compiled';

/** A resource that everybody may list, with the given parts in place of the defaults. */
export const compiledResource = (name: string, changes: Partial<CompiledResource> = {}): CompiledResource => ({
  declaration: { name, api: { base: '/X' }, access: { scope: 'account' }, fields: {} },
  name,
  kind: 'collection',
  idField: 'id',
  title: '{name}',
  nav: {},
  parent: undefined,
  operations: ['list', 'show', 'create', 'edit', 'delete', 'export'],
  views: { list: true, create: true, edit: true, show: true, delete: true },
  api: {
    base: '/X',
    paths: {},
    many: 'one',
    always: [],
    read: [],
    write: [],
    filters: {},
    kept: [],
  },
  access: { scope: { list: 'account' }, denied: {}, owner: {} },
  fields: {},
  list: undefined,
  form: undefined,
  related: {},
  actions: {},
  blockedBy: [],
  parts: [],
  pages: {},
  search: undefined,
  ...changes,
});

export const registryOf = (...resources: CompiledResource[]): Registry => ({
  resources,
  get: (name) => resources.find((resource) => resource.name === name),
});
