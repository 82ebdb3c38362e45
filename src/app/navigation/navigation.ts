/* In: the resources and who is signed in. Out: the places that this user may go to, as a menu. */
import { decide } from '../../../authProvider/access';
import { addresses } from '../../schema/addresses';
import type { CompiledResource } from '../../schema/types/compiled';
import { matches, type Facts } from '../../schema/facts/predicate';
import { fillTemplate } from '../../schema/facts/template';
import type { ConsoleFacts } from '../../session/ConsoleContext';

export interface NavigationItem {
  resource: string;
  to: string;
  icon: string | undefined;
  /** A page of this user's own stands in the place of the list. */
  isOwn: boolean;
}

export interface NavigationGroup {
  /** Undefined for what stands above the first heading. */
  name: string | undefined;
  items: NavigationItem[];
}

/** The page of its own that this user is led to instead of a list. */
function ownPage({ name, access }: CompiledResource, facts: Facts): string | undefined {
  const to = access.denied.list;
  return to?.startsWith(`${addresses.list(name)}/`) ? fillTemplate(to, facts) : undefined;
}

function itemOf(resource: CompiledResource, { session, features }: ConsoleFacts): NavigationItem | undefined {
  const facts = { subject: {}, session, features };
  if (!resource.nav || !matches(resource.nav.visible, facts)) return undefined;
  const item = { resource: resource.name, icon: resource.nav.icon };
  /* The page of a singleton is its form: it has no list. */
  if (decide(resource, session, features, resource.kind === 'singleton' ? 'show' : 'list'))
    return { ...item, to: addresses.list(resource.name), isOwn: false };
  const own = ownPage(resource, facts);
  return own === undefined ? undefined : { ...item, to: own, isOwn: true };
}

/** What this user may go to, in the order that the declarations give (specification 1, section 2). */
export function navigationFor(facts: ConsoleFacts): NavigationGroup[] {
  const ordered = facts.registry.resources.toSorted(
    (a, b) => (a.nav?.order ?? Infinity) - (b.nav?.order ?? Infinity) || 0,
  );
  const groups = new Map<string | undefined, NavigationItem[]>([[undefined, []]]);
  for (const resource of ordered) {
    const item = itemOf(resource, facts);
    if (!item) continue;
    const name = resource.nav?.group;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, items]) => ({ name, items })).filter((group) => group.items.length > 0);
}

/** Whether an address belongs to an item: everything below its resource does. */
export function isCurrent(item: NavigationItem, pathname: string): boolean {
  const base = addresses.list(item.resource);
  return pathname === base || pathname.startsWith(`${base}/`);
}
