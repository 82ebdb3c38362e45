/* In: the state of a form and its declared actions. Out: the buttons that save, leave, delete and act. */
import type { RaRecord } from 'react-admin';
import { DeleteButton } from '../../../actions/delete/DeleteButton';
import { useFormParts } from '../record/FormContext';
import { SaveBar } from './SaveBar';
import { useOpenTab, useShownTabs } from '../view/useShownTabs';
import { useListAddress } from '../save/useListAddress';

interface FormBarProps {
  isSaving: boolean;
  isUnfinished: boolean;
  canDelete: boolean;
  onDeleted: () => void;
}

/** The bar of a record's form: Delete stands there for a record that exists, and not where a tab shows others than that one. */
export function FormBar({ isSaving, isUnfinished, canDelete, onDeleted }: FormBarProps) {
  const { resource, record, mode } = useFormParts();
  const list = useListAddress(resource);
  const isOfOthers = (useOpenTab(useShownTabs())?.parts.length ?? 0) > 0;
  return (
    <SaveBar isSaving={isSaving} isUnfinished={isUnfinished} cancelTo={list}>
      {mode === 'edit' && canDelete && !isOfOthers && record && (
        <DeleteButton resource={resource} record={record as RaRecord} origin="form" onDeleted={onDeleted} />
      )}
    </SaveBar>
  );
}
