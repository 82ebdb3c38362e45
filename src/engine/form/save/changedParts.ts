import type { CompiledResource } from '../../../schema/types/compiled';
import type { FormValues } from '../record/initialValues';
import { sameValue } from '../conflict/sameValue';

/** Names of the resources that a save changes: the form's own, and the parts that stand in it. */
export function changedParts(resource: CompiledResource, loaded: FormValues, values: FormValues): string[] {
  const changed = Object.values(resource.fields).filter(({ name }) => !sameValue(values[name], loaded[name]));
  const names = changed.map(({ part }) => part ?? resource.name);
  return [...new Set(names.length > 0 ? names : [resource.name])];
}
