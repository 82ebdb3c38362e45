import type { CompiledBlocker } from '../types/compiled';
import type { Field, ResourceDeclaration } from '../types';
import { registeredUse } from './callOf';
import { idFieldOf } from './compileApi';

/** The field that identifies a record; of a singleton, which needs none, its identifier. */
function keyOf(declaration: ResourceDeclaration): string {
  const key = idFieldOf(declaration);
  const fields = declaration.fields as Readonly<Record<string, Field>>;
  return (key in fields ? undefined : Object.keys(fields).find((name) => fields[name]!.type === 'sid')) ?? key;
}

/** What stands in the way of a delete, however it is written. */
export function blockersOf(declaration: ResourceDeclaration): CompiledBlocker[] {
  const key = keyOf(declaration);
  return (declaration.blockedBy ?? []).map((written) => {
    const blocker = typeof written === 'string' ? { resource: written } : written;
    if ('use' in blocker) return registeredUse(blocker);
    return { filter: blocker.where ? {} : { [key]: `{${key}}` }, ...blocker };
  });
}
