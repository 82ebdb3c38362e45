import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../actions/bulk/ConfirmDialog';

interface AskDialogProps {
  /** Keys of what is to be thought over. */
  messages: readonly string[];
  onAnswer: (isYes: boolean) => void;
}

/** The question before a save that the declaration asks about once more. */
export function AskDialog({ messages, onAnswer }: AskDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('form.ask.title')}
      text={messages.map((message) => translate(message, { _: message })).join('\n')}
      confirmLabel={translate('form.ask.save')}
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    />
  );
}
