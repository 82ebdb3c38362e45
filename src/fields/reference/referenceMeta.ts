import { parentFilter } from '../../schema/facts/parent';
import type { Facts } from '../../schema/facts/predicate';
import { fillTemplate } from '../../schema/facts/template';
import type { CompiledField, CompiledResource } from '../../schema/types/compiled';

/** What a referred record is asked by besides its identifier: the parent that its path names, as the reference's filter says it. */
export function referenceMeta(
  { reference }: Pick<CompiledField, 'reference'>,
  target: CompiledResource | undefined,
  subject: Facts['subject'],
): { filter: Record<string, string> } | undefined {
  const template = target?.parent && reference?.filter?.[target.parent.field];
  const value = template && fillTemplate(template, { subject, record: subject });
  const filter = target && value ? parentFilter(target, { subject: { [target.parent!.field]: value } }) : undefined;
  return filter && { filter };
}
