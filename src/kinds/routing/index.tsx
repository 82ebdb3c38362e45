/* In: the routes of a routing table. Out: inputs for their carriers, and what their patterns mean. */
import { useTranslate } from 'react-admin';
import type { FieldCellProps, FieldTypeEntry } from '../../fields/kit';
import { numberType } from '../../fields/number';
import { rowsType } from '../../fields/rows';
import { inPart } from '../../loading/inPart';

/**
 * The carriers of a route: child rows with a carrier, a priority and a weight, shown as one carrier and further ones.
 * `options.keeps` names the field of the record that holds the identifier of the row that may not be deleted.
 */
export const carrierSetType: FieldTypeEntry = {
  ...rowsType,
  Input: inPart(() => import('./CarrierSetInput').then(({ CarrierSetInput }) => CarrierSetInput)),
};

/** @param counted as the platform counts: with the route for everything else. @returns those without it, never below 0 */
const ownRoutes = (counted: unknown): number => Math.max(0, (typeof counted === 'number' ? counted : 0) - 1);

/** The number of routes that somebody wrote. */
function RouteCountCell({ value }: FieldCellProps) {
  const translate = useTranslate();
  return <span>{translate('fields.routes.count', { smart_count: ownRoutes(value) })}</span>;
}

/** How many routes a table has besides the one for everything else, which the platform counts, too. */
export const routeCountType: FieldTypeEntry = {
  ...numberType,
  Cell: RouteCountCell,
  text: (value) => String(ownRoutes(value)),
};
