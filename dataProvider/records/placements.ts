import type { CompiledItem, CompiledResource } from '../../src/schema/types/compiled';
import { matches, type Facts } from '../../src/schema/facts/predicate';
import { rank, type Session } from '../../src/session/session';

/** Where a field stands in the form now: `absent` nowhere, `hidden` by a condition or from this scope, else `shown`. */
export type Placement = 'absent' | 'hidden' | 'out-of-scope' | 'shown';

/** Where each field stands. */
export type Placements = (field: string) => Placement;

const namesIn = (item: CompiledItem): string[] => (item.kind === 'row' ? item.fields : Object.values(item.bind ?? {}));

interface Part {
  visible?: unknown;
  scope?: unknown;
}

/** What sections and tabs say about each field that stands in them. A field in several places is shown where any shows it. */
export function placementsOf({ form }: CompiledResource, facts: Facts, session: Session): Placements {
  const found = new Map<string, Placement>();
  const judge = (parts: Part[]): Placement => {
    const inScope = parts.every(({ scope }) => rank(session.scope) >= rank((scope ?? 'account') as Session['scope']));
    if (!inScope) return 'out-of-scope';
    return parts.every(({ visible }) => matches(visible as Parameters<typeof matches>[0], facts)) ? 'shown' : 'hidden';
  };
  for (const tab of form?.tabs ?? []) {
    for (const section of tab.sections) {
      const placement = judge([tab, section]);
      for (const name of section.items.flatMap(namesIn)) if (found.get(name) !== 'shown') found.set(name, placement);
    }
  }
  return (field) => found.get(field) ?? 'absent';
}
