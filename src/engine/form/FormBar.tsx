import { useCanAccess, type RaRecord } from 'ra-core';
import { DeleteButton } from '../../actions/DeleteButton';
import { addresses } from '../../schema/addresses';
import { useFormParts } from './FormContext';
import { SaveBar } from './SaveBar';

interface FormBarProps {
  isSaving: boolean;
  isUnfinished: boolean;
  canDelete: boolean;
  onDeleted: () => void;
}

/** The bar of a record's form: Delete stands there for a record that exists. */
export function FormBar({ isSaving, isUnfinished, canDelete, onDeleted }: FormBarProps) {
  const { resource, record, mode } = useFormParts();
  /* Who has one record has no list to go back to. */
  const { canAccess: mayList } = useCanAccess({ resource: resource.name, action: 'list' });
  const hasList =
    mayList !== false && resource.kind === 'collection' && (resource.views.list || resource.pages.list !== undefined);
  return (
    <SaveBar
      isSaving={isSaving}
      isUnfinished={isUnfinished}
      cancelTo={hasList ? addresses.list(resource.name) : undefined}
    >
      {mode === 'edit' && canDelete && record && (
        <DeleteButton resource={resource} record={record as RaRecord} origin="form" onDeleted={onDeleted} />
      )}
    </SaveBar>
  );
}
