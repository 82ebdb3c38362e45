import { useMemo, useState, memo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormEnvironmentProvider } from '../../../fields/input/formEnvironment';
import type { CompiledResource } from '../../../schema/types/compiled';
import { ContentsProvider, createContents } from '../contents/contents';
import { FormContents } from '../contents/FormContents';
import { ErrorSummary } from '../rules/ErrorSummary';
import { FormActions } from '../bar/FormActions';
import { FormBar } from '../bar/FormBar';
import { FormPartsProvider, type FormParts, useFormParts } from '../record/FormContext';
import { FormDraft } from '../draft/FormDraft';
import { FormHeader } from './FormHeader';
import { GuardedForm } from './GuardedForm';
import type { FormValues } from '../record/initialValues';
import { SaveFailureBanner } from '../save/SaveFailureBanner';
import { useRecordForm } from '../record/useRecordForm';
import { createSaveHolds, SaveHoldsProvider } from '../save/saveHolds';
import { useSubmit } from '../save/useSubmit';
import { AskDialog } from '../questions/AskDialog';
import { ConflictDialog } from '../conflict/ConflictDialog';
import { FormSections } from './FormSections';
import { FormTabs } from './FormTabs';
import { WhileSaving } from './WhileSaving';

/** The declared parts of the form: tabs with sections, or sections alone. */
const FormBody = memo(function FormBody() {
  const { resource } = useFormParts();
  const tabs = resource.form?.tabs ?? [];
  if (tabs.some(({ id }) => id !== '')) {
    return <FormTabs />;
  }
  return <FormSections sections={tabs.flatMap(({ sections }) => sections)} />;
});

interface RecordFormProps {
  resource: CompiledResource;
  mode: 'create' | 'edit' | 'show';
  /** As loaded; a later one does not replace what is being typed. */
  record?: FormValues | undefined;
  canDelete?: boolean;
  /** What stands below the form, and is no part of it. */
  children?: ReactNode;
}

/** The one form of a resource: for a new record, an existing one, and one that may only be looked at. */
export function RecordForm({ resource, mode, record: given, canDelete = false, children }: RecordFormProps) {
  const state = useRecordForm(resource, mode, given);
  const { form, formId, record, environment, keep } = state;
  const [tab, openTab] = useState('');
  const [contents] = useState(createContents);
  const [holds] = useState(createSaveHolds);
  const parts = useMemo<FormParts>(
    () => ({ resource, mode, record, formId, keep, tab, openTab }),
    [resource, mode, record, formId, keep, tab],
  );
  const submission = useSubmit(resource, mode, state, openTab);
  const { failure, meanwhile, isBusy, isSaving, asked } = submission;
  return (
    <FormProvider {...form}>
      <FormEnvironmentProvider value={environment}>
        <FormPartsProvider value={parts}>
          <SaveHoldsProvider value={holds}>
            <ContentsProvider value={contents}>
              <div className="form-page">
                <FormHeader>{mode !== 'show' && <FormActions />}</FormHeader>
                <FormContents />
                {mode !== 'show' && <FormDraft />}
                <GuardedForm
                  id={formId}
                  isLeaving={submission.isLeaving}
                  isSaving={isSaving}
                  takesFocus={mode === 'create'}
                  onSubmit={submission.submit}
                >
                  {failure && failure.kind !== 'gone' && failure.kind !== 'refused' && (
                    <SaveFailureBanner failure={failure} onRetry={submission.submit} />
                  )}
                  <ErrorSummary refusals={submission.refusals} />
                  <WhileSaving isLocked={isBusy}>
                    <FormBody />
                  </WhileSaving>
                  {mode !== 'show' && (
                    <FormBar
                      isSaving={isSaving}
                      isUnfinished={failure !== undefined}
                      canDelete={canDelete}
                      onDeleted={submission.leave}
                    />
                  )}
                </GuardedForm>
                {children}
              </div>
            </ContentsProvider>
          </SaveHoldsProvider>
          {asked && <AskDialog questions={asked} onAnswer={submission.answer} />}
          {meanwhile && (
            <ConflictDialog
              resource={resource}
              conflicts={meanwhile.conflicts}
              onCancel={submission.settle}
              onDecided={submission.decide}
            />
          )}
        </FormPartsProvider>
      </FormEnvironmentProvider>
    </FormProvider>
  );
}
