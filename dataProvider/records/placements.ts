import type { CompiledItem, CompiledResource, CompiledSection } from '../../src/schema/types/compiled';
import { matches, type Facts } from '../../src/schema/facts/predicate';
import { rank, type Session } from '../../src/session/session';

/** Where a field stands in the form now: `absent` nowhere, `hidden` by a condition or from this scope, else `shown`. */
export type Placement = 'absent' | 'hidden' | 'out-of-scope' | 'shown';

/** Where each field stands. */
export type Placements = (field: string) => Placement;

const namesIn = (item: CompiledItem): string[] => (item.kind === 'row' ? item.fields : Object.values(item.bind ?? {}));

/** What sections say about each field that stands in them. A field in several places is shown where any shows it. */
export function placementsOf({ form }: CompiledResource, facts: Facts, session: Session): Placements {
  const found = new Map<string, Placement>();
  const judge = ({ visible, scope = 'account' }: CompiledSection): Placement => {
    if (rank(session.scope) < rank(scope)) return 'out-of-scope';
    return matches(visible, facts) ? 'shown' : 'hidden';
  };
  for (const tab of form?.tabs ?? []) {
    for (const section of tab.sections) {
      const placement = judge(section);
      for (const name of section.items.flatMap(namesIn)) if (found.get(name) !== 'shown') found.set(name, placement);
    }
  }
  return (field) => found.get(field) ?? 'absent';
}
