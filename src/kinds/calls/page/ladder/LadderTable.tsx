import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { placeText, type Arranged, type Row } from './arrange';
import { rowLabel, rowName, secondsText } from './ladderTexts';

const atOnce = 500;

/** The same as a table. */
export function LadderTable({ ladder: { rows, legs }, onOpen }: { ladder: Arranged; onOpen: (row: Row) => void }) {
  const translate = useTranslate();
  const [count, setCount] = useState(atOnce);
  const hasLegs = legs.length > 1;
  return (
    <>
      <div className="ladder-table">
        <table className="plain-table">
          <caption className="visually-hidden">{translate('calls.ladder.messages')}</caption>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{translate('calls.ladder.time')}</th>
              <th scope="col">{translate('calls.ladder.delta')}</th>
              <th scope="col">{translate('calls.ladder.message')}</th>
              <th scope="col">{translate('calls.ladder.from')}</th>
              <th scope="col">{translate('calls.ladder.to')}</th>
              {hasLegs && <th scope="col">{translate('calls.ladder.leg')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, count).map((row) => (
              <tr key={row.number}>
                <td>{row.number}</td>
                <td>{secondsText(row.at)}</td>
                <td>+{secondsText(row.delta)}</td>
                <td>
                  <PlainButton className="flush" aria-label={rowName(row, translate)} onClick={() => onOpen(row)}>
                    {rowLabel(row, translate)}
                  </PlainButton>
                </td>
                <td>{placeText(row.entry.from)}</td>
                <td>{placeText(row.entry.to)}</td>
                {hasLegs && <td>{row.leg}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > count && (
        <PlainButton variant="outlined" onClick={() => setCount(count + atOnce)}>
          {translate('calls.ladder.more', { smart_count: rows.length - count })}
        </PlainButton>
      )}
    </>
  );
}
