import { declarations } from '../../resources';
import { idFieldOf } from '../../src/schema/compile/compileApi';
import type { Known } from './draftField';

/** The resources of the console, as a draft names them. */
export const known: Known = declarations.map((declaration) => {
  const { name, api, nav } = declaration;
  const id = idFieldOf(declaration);
  return {
    name,
    base: api.base,
    ...(Array.isArray(api.id) || id === 'id' ? {} : { id }),
    ...(nav && nav.order !== undefined ? { order: nav.order } : {}),
  };
});
