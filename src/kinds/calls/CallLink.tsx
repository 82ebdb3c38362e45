import { PageLink } from '../../fields/elements/PageLink';
import type { FieldCellProps, FieldTypeEntry } from '../../fields/kit';
import { plainText } from '../../fields/plainText';
import { sidType } from '../../fields/sid';
import { addresses } from '../../schema/addresses';

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Leads to the call that an id belongs to: the list of calls finds it, whenever it was. */
function CallLinkCell({ field, value }: FieldCellProps) {
  const text = plainText(value);
  const list = plainText(field.options?.list);
  if (!uuid.test(text) || list === '') return <span>{text}</span>;
  const search = new URLSearchParams({ filter: JSON.stringify({ q: text }) });
  return <PageLink to={`${addresses.list(list)}?${search.toString()}`}>{text}</PageLink>;
}

/** An id that may be a call's; `options.list` names the resource that calls are listed by. */
export const callLinkType: FieldTypeEntry = { ...sidType, Cell: CallLinkCell };
