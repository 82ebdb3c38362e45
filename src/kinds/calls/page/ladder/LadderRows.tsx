import { useTranslate } from 'react-admin';
import type { CSSProperties, KeyboardEvent } from 'react';
import { classes } from '../../../../fields/elements/classes';
import { useRowsInView } from '../useRowsInView';
import type { Arranged, Row } from './arrange';
import { rowLabel, rowName, secondsText } from './ladderTexts';

const [rowHeight, viewHeight, spare] = [44, 560, 8];
const steps: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** The arrow keys lead from line to line. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  const next = step && event.currentTarget.closest('li')?.[step]?.querySelector('button');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const kindOf = ({ entry, repeats }: Row) =>
  entry.kind === 'stream' ? 'stream' : repeats !== undefined ? 'again' : (entry.status ?? 0) >= 400 && 'refusal';

interface LadderRowsProps {
  ladder: Arranged;
  /** What other lines are about is shown paler; undefined for all. */
  leg: number | undefined;
  onOpen: (row: Row) => void;
}

/** The ladder itself: a line for each message, drawn between its participants; only lines in view are drawn. */
export function LadderRows({ ladder: { participants, rows }, leg, onOpen }: LadderRowsProps) {
  const translate = useTranslate();
  const { rows: inView, height, onScroll } = useRowsInView({ count: rows.length, rowHeight, viewHeight, spare });
  const share = (columns: number) => `${(columns / participants.length) * 100}%`;
  return (
    <div
      className="ladder"
      style={{ '--columns': participants.length, maxHeight: viewHeight } as CSSProperties}
      onScroll={onScroll}
    >
      <div className="head" aria-hidden>
        <span>{translate('calls.ladder.time')}</span>
        {participants.map((name) => (
          <b key={name}>{name}</b>
        ))}
      </div>
      <ol style={{ height }} aria-label={translate('calls.ladder.messages')}>
        {inView.map((index) => {
          const row = rows[index]!;
          const [left, right] = [Math.min(row.from, row.to), Math.max(row.from, row.to)];
          return (
            <li
              key={row.number}
              aria-setsize={rows.length}
              aria-posinset={row.number}
              style={{ top: index * rowHeight, height: rowHeight }}
            >
              <button
                type="button"
                className={classes(kindOf(row), leg !== undefined && row.leg !== leg && 'pale')}
                aria-label={rowName(row, translate)}
                onClick={() => onOpen(row)}
                onKeyDown={walk}
              >
                <span className="time">
                  {secondsText(row.at)}
                  <small>+{secondsText(row.delta)}</small>
                </span>
                <span className="lines">
                  <span
                    className={classes('way', row.from === row.to ? 'own' : row.from < row.to ? 'right' : 'left')}
                    style={{
                      insetInlineStart: share(left + 0.5),
                      width: left < right ? share(right - left) : undefined,
                    }}
                  >
                    <span className="label">{rowLabel(row, translate)}</span>
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
