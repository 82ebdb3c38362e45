import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { buttonClasses } from '../fields/elements/PlainButton';
import { recordAddress } from './recordAddress';
import type { CompiledResource } from '../schema/types/compiled';
import { ActionButton } from './run/ActionButton';
import { DeleteButton } from './delete/DeleteButton';
import { rowActions } from './offeredActions';
import { recordTitle } from './recordTitle';

export interface RowActionsProps {
  resource: CompiledResource;
  record: RaRecord;
  /** Whether the session may do an operation with this record. */
  may: (operation: string) => boolean;
  /** Called once the record no longer exists. */
  onDeleted?: () => void;
}

/** Edit or View, the declared actions of a row, and Delete, as far as the session may. */
export function RowActions({ resource, record, may, onDeleted }: RowActionsProps) {
  const translate = useTranslate();
  const { open: verb, declared, canDelete } = rowActions(resource, may);
  return (
    <>
      {verb && (
        <Link
          className={buttonClasses()}
          to={recordAddress(resource, record)}
          aria-label={translate(`list.${verb}_row_of`, { title: recordTitle(resource, record) })}
        >
          {translate(`list.${verb}_row`)}
        </Link>
      )}
      {declared.map((action) => (
        <ActionButton key={action.name} resource={resource} action={action} place="row" record={record} />
      ))}
      {canDelete && (
        <DeleteButton resource={resource} record={record} origin="list" {...(onDeleted ? { onDeleted } : {})} />
      )}
    </>
  );
}
