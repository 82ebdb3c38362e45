import type { ResourceDefinitions } from 'react-admin';
import { recordTitle } from '../../actions/recordTitle';
import { existingPages } from '../../engine/routes/existingPages';
import { humanise } from '../../fields/humanise';
import type { CompiledResource } from '../../schema/types/compiled';
import { iconOf } from '../navigation/icons';

/** What react-admin's own components have to know of a resource: where they may lead, and what they call a record. */
function definitionOf(resource: CompiledResource) {
  const { name, pages, views, nav } = resource;
  const has = existingPages(resource);
  return {
    name,
    hasList: has.list,
    hasCreate: has.add,
    hasEdit: views.edit || pages.edit !== undefined,
    /* A hand-written page for changing a record does not show it besides. */
    hasShow: has.show || (views.show && pages.edit === undefined),
    icon: iconOf(nav?.icon),
    recordRepresentation: (record: Record<string, unknown>) => recordTitle(resource, record),
    options: { label: humanise(name) },
  };
}

/** The definitions of resources by their names. */
export const resourceDefinitions = (resources: readonly CompiledResource[]): ResourceDefinitions =>
  Object.fromEntries(resources.map((resource) => [resource.name, definitionOf(resource)]));
