/* In: the routes of a routing table. Out: inputs for their carriers, and what their patterns mean. */
import type { FieldTypeEntry } from '../../fields/kit';
import { numberType } from '../../fields/number';
import { rowsType } from '../../fields/rows';
import { inPart } from '../../loading/inPart';
import { ownRoutes } from './ownRoutes';
import { RouteCountCell } from './RouteCountCell';

/**
 * The carriers of a route: child rows with a carrier, a priority and a weight, shown as one carrier and further ones.
 * `options.keeps` names the field of the record that holds the identifier of the row that may not be deleted.
 */
export const carrierSetType: FieldTypeEntry = {
  ...rowsType,
  Input: inPart(() => import('./CarrierSetInput').then(({ CarrierSetInput }) => CarrierSetInput)),
};

/** How many routes a table has besides the one for everything else, which the platform counts, too. */
export const routeCountType: FieldTypeEntry = {
  ...numberType,
  Cell: RouteCountCell,
  text: (value) => String(ownRoutes(value)),
};
