import type { CompiledResource } from '../../src/schema/types/compiled';
import { withParent } from '../../src/schema/facts/parent';
import type { Facts } from '../../src/schema/facts/predicate';
import { choosePath } from '../../src/schema/facts/template';
import type { Template, Verb } from '../../src/schema/types';
import { ApiError, notFound } from '../http/apiError';
import type { ProviderContext } from '../context';
import type { Target } from './target';

/** @throws ApiError where no template has all of its values. */
export function fillPath(templates: readonly Template[], facts: Facts): string {
  const path = choosePath(templates, facts);
  if (path) return path;
  throw new ApiError('errors.no_path', { status: 0, kind: 'refused' });
}

/** Whether a verb of a resource has somewhere to go: a session without a provider has no path to one. */
export const hasTarget = (resource: CompiledResource, verb: Verb, facts: Facts): boolean =>
  choosePath(resource.api.paths[verb]?.templates ?? [], withParent(resource, facts)) !== undefined;

/**
 * Where a verb of a resource goes.
 * @throws Error where the declaration says that there is no such verb.
 */
export function targetOf(resource: CompiledResource, verb: Verb, facts: Facts): Target {
  const declared = resource.api.paths[verb];
  if (!declared) throw new Error(`'${resource.name}' has no path for '${verb}'.`);
  return { path: fillPath(declared.templates, withParent(resource, facts)), method: declared.method };
}

/** Every identifier of the platform is one (platform-api 1.5). */
export const uuidPattern = /^[\da-f-]{36}$/i;

/**
 * Refuses what cannot be an identifier before anything is sent: some calls with rubbish in their path end the API's process
 * (platform-api 26.1). `options: { anyId: true }` of the key field switches this off.
 */
export function checkId({ idPattern }: ProviderContext, resource: CompiledResource, id: unknown): void {
  if (!idPattern || resource.kind === 'singleton' || resource.api.found) return;
  if (resource.fields[resource.idField]?.options?.anyId === true) return;
  if (!idPattern.test(String(id))) throw notFound();
}
