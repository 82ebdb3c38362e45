import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { PlainButton } from '../elements/PlainButton';
import { BinMark, DownMark, UpMark } from '../elements/marks';
import { useRowHandle } from './rowHandle';

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
  const handle = useRowHandle();
  const upRef = useRef<HTMLButtonElement>(null);
  const downRef = useRef<HTMLButtonElement>(null);
  const pressedRef = useRef<'up' | 'down'>(null);
  const number = index + 1;
  /* The focus stays in the row that was moved: where a button is no longer of use, it goes to the other one. */
  useEffect(() => {
    const [pressed, other] = pressedRef.current === 'up' ? [upRef, downRef] : [downRef, upRef];
    if (pressedRef.current) (pressed.current?.disabled ? other : pressed).current?.focus();
    pressedRef.current = null;
  }, [index]);
  const move = (way: 'up' | 'down') => {
    pressedRef.current = way;
    onMove(index, way === 'up' ? index - 1 : index + 1);
  };
  return (
    <>
      {isOrdered && (
        <>
          {handle({ index, count, onMove })}
          <PlainButton
            ref={upRef}
            isIcon
            disabled={index === 0}
            onClick={() => move('up')}
            aria-label={translate('fields.rows.up', { number })}
          >
            <UpMark size={1.4} />
          </PlainButton>
          <PlainButton
            ref={downRef}
            isIcon
            disabled={index === count - 1}
            onClick={() => move('down')}
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
