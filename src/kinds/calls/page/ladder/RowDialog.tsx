import { useTranslate } from 'react-admin';
import { PanelDialog } from '../../../../actions/run/PanelDialog';
import { CopyButton } from '../../../../fields/elements/CopyButton';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { placeText, type Row } from './arrange';
import { messageText, rowLabel, secondsText, timeText } from './ladderTexts';

interface RowDialogProps {
  row: Row;
  rows: Row[];
  onOpen: (row: Row) => void;
  onClose: () => void;
}

/** A message in full, with a way to the ones before and after it; of sound, when and how much of it there was. */
export function RowDialog({ row, rows, onOpen, onClose }: RowDialogProps) {
  const translate = useTranslate();
  const { entry, number } = row;
  const [before, after] = [rows[number - 2], rows[number]];
  return (
    <PanelDialog title={`${number}. ${rowLabel(row, translate)}`} onClose={onClose}>
      <dl className="call-attributes">
        <dt>{translate('calls.ladder.time')}</dt>
        <dd>{`${timeText(entry.time)} (${secondsText(row.at)}, +${secondsText(row.delta)})`}</dd>
        <dt>{translate('calls.ladder.from')}</dt>
        <dd>{placeText(entry.from)}</dd>
        <dt>{translate('calls.ladder.to')}</dt>
        <dd>{placeText(entry.to)}</dd>
        {entry.kind === 'message' && (
          <>
            <dt>{translate('calls.ladder.transport')}</dt>
            <dd>{`${entry.transport}, ${translate('calls.ladder.bytes', { smart_count: entry.bytes.length })}`}</dd>
          </>
        )}
        {entry.kind === 'message' && entry.missing > 0 && (
          <>
            <dt>{translate('calls.ladder.incomplete')}</dt>
            <dd>{translate('calls.ladder.missing', { smart_count: entry.missing })}</dd>
          </>
        )}
      </dl>
      {entry.kind === 'message' && (
        <div className="ladder-message">
          <CopyButton text={messageText(entry)} name={translate('calls.ladder.text')} />
          {/* What is too wide is reached by keys as well. */}
          <pre aria-label={translate('calls.ladder.text')}>{messageText(entry)}</pre>
        </div>
      )}
      <div className="call-tools">
        <PlainButton disabled={!before} onClick={() => before && onOpen(before)}>
          {translate('calls.ladder.previous')}
        </PlainButton>
        <PlainButton disabled={!after} onClick={() => after && onOpen(after)}>
          {translate('calls.ladder.next')}
        </PlainButton>
      </div>
    </PanelDialog>
  );
}
