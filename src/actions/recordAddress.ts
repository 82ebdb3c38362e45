import { addresses } from '../schema/addresses';
import { parentFilter } from '../schema/facts/parent';
import type { CompiledResource } from '../schema/types/compiled';

type Row = Readonly<Record<string, unknown>> & { id: string | number };

/** Where a record is opened; the parent that its requests need stands in the address, so that it can be loaded again. */
export function recordAddress(resource: CompiledResource, record: Row): string {
  const parent = parentFilter(resource, { subject: record });
  const { views, pages, name } = resource;
  /* What can only be looked at, by a page of its own, has no other address. */
  const isShown = pages.show !== undefined && pages.edit === undefined && !views.edit;
  const address = isShown ? addresses.show(name, record.id) : addresses.edit(name, record.id);
  return parent ? `${address}?${new URLSearchParams(parent).toString()}` : address;
}
