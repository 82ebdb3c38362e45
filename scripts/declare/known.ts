import { declarations } from '../../resources';
import type { Known } from './draftField';

/** The resources of the console, as a draft names them. */
export const known: Known = declarations.map(({ name, api, nav }) => ({
  name,
  base: api.base,
  ...(typeof api.id === 'string' ? { id: api.id } : {}),
  ...(nav && nav.order !== undefined ? { order: nav.order } : {}),
}));
