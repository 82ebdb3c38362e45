import { useTranslate } from 'react-admin';
import type { FieldCellProps } from '../../fields/kit';
import { ownRoutes } from './ownRoutes';

/** The number of routes that somebody wrote. */
export function RouteCountCell({ value }: FieldCellProps) {
  const translate = useTranslate();
  return <span>{translate('fields.routes.count', { smart_count: ownRoutes(value) })}</span>;
}
