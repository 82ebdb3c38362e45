import { useTranslate } from 'react-admin';
import { PlainButton } from '../elements/PlainButton';
import { BinMark, DownMark, UpMark } from '../elements/marks';

interface RowButtonsProps {
  index: number;
  count: number;
  isOrdered: boolean;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
}

/** Removes a row, and moves it where the order of the rows matters. */
export function RowButtons({ index, count, isOrdered, onRemove, onMove }: RowButtonsProps) {
  const translate = useTranslate();
  const number = index + 1;
  return (
    <>
      {isOrdered && (
        <>
          <PlainButton
            isIcon
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
            aria-label={translate('fields.rows.up', { number })}
          >
            <UpMark size={1.4} />
          </PlainButton>
          <PlainButton
            isIcon
            disabled={index === count - 1}
            onClick={() => onMove(index, index + 1)}
            aria-label={translate('fields.rows.down', { number })}
          >
            <DownMark size={1.4} />
          </PlainButton>
        </>
      )}
      <PlainButton isIcon onClick={() => onRemove(index)} aria-label={translate('fields.rows.remove', { number })}>
        <BinMark size={1.4} />
        <span className="word">{translate('fields.rows.take_out')}</span>
      </PlainButton>
    </>
  );
}
