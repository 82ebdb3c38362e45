import { useTranslate } from 'react-admin';
import type { Complaint } from '../../../fields/kit';
import { complaintText } from '../../../fields/input/useComplaintText';
import { ConfirmDialog } from '../../../actions/bulk/ConfirmDialog';

interface AskDialogProps {
  /** What is to be thought over. */
  questions: readonly Complaint[];
  onAnswer: (isYes: boolean) => void;
}

/** What the rules ask once more before a save. */
export function AskDialog({ questions, onAnswer }: AskDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('form.ask.title')}
      text={questions.map((question) => complaintText(translate, question)).join('\n')}
      confirmLabel={translate('form.ask.save')}
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    />
  );
}
