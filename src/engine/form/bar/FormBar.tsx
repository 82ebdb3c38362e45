/* In: the state of a form and its declared actions. Out: the buttons that save, leave, delete and act. */
import type { RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { DeleteButton } from '../../../actions/delete/DeleteButton';
import { useWatchedFacts } from '../../../fields/input/useFieldFacts';
import { matches, watchedPaths } from '../../../schema/facts/predicate';
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

/**
 * The bar of a record's form: Delete stands there for a record that exists, not where a tab shows others than that one, nor where the
 * declaration has it in the list only.
 */
export function FormBar({ isSaving, isUnfinished, canDelete, onDeleted }: FormBarProps) {
  const { resource, record, mode } = useFormParts();
  const list = useListAddress(resource);
  const isOfOthers = useOpenTab(useShownTabs())?.sections.some(({ part }) => part !== undefined) ?? false;
  const offered = resource.form?.delete;
  const facts = useWatchedFacts(useMemo(() => watchedPaths(offered), [offered]));
  const hasDelete = canDelete && !isOfOthers && matches(offered, facts);
  return (
    <SaveBar isSaving={isSaving} isUnfinished={isUnfinished} cancelTo={list}>
      {mode === 'edit' && hasDelete && record && (
        <DeleteButton resource={resource} record={record as RaRecord} origin="form" onDeleted={onDeleted} />
      )}
    </SaveBar>
  );
}
