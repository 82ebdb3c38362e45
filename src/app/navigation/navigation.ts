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
  /** Below `resources.<name>`; the resource's own name where there is none. */
  label: string | undefined;
}

export interface NavigationGroup {
  /** Undefined for what stands above the first heading. */
  name: string | undefined;
  items: NavigationItem[];
}

/** The page of its own that this user has instead of a list. */
function ownPage(resource: CompiledResource, facts: Facts): Pick<NavigationItem, 'to' | 'label'> | undefined {
  for (const { when, path, label } of resource.nav?.to ?? []) {
    if (!matches(when, facts)) continue;
    const to = fillTemplate(path, facts);
    if (to !== undefined) return { to, label };
  }
  return undefined;
}

function itemOf(resource: CompiledResource, { session, features }: ConsoleFacts): NavigationItem | undefined {
  const facts = { subject: {}, session, features };
  if (!resource.nav || (resource.feature && !features[resource.feature])) return undefined;
  if (!matches(resource.nav.visible, facts)) return undefined;
  const shared = { resource: resource.name, icon: resource.nav.icon };
  const own = ownPage(resource, facts);
  if (own) return { ...shared, ...own };
  /* The page of a singleton is its form: it has no list. */
  if (!decide(resource, session, features, resource.kind === 'singleton' ? 'show' : 'list')) return undefined;
  return { ...shared, to: addresses.list(resource.name), label: undefined };
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
