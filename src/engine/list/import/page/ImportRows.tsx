import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import type { ReportLine } from './report';

/** Rows that are shown: all of them stand in the report. */
const most = 100;

/* What needs somebody's eyes comes first. */
const order: readonly ReportLine['end'][] = [
  ...(['failed', 'error', 'left', 'changed', 'updated', 'new', 'created', 'skipped', 'same'] as const),
];

/** How many rows are what, and those of one kind. */
export function ImportRows({ lines, name }: { lines: readonly ReportLine[]; name: string }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<ReportLine['end']>();
  const kinds = order.filter((kind) => lines.some(({ end }) => end === kind));
  const shown = chosen && kinds.includes(chosen) ? chosen : kinds[0];
  const rows = lines.filter(({ end }) => end === shown);
  return (
    <section aria-label={translate('import.rows')} className="import-rows">
      <div role="status" className="import-kinds">
        {kinds.map((kind) => (
          <PlainButton
            key={kind}
            variant={kind === shown ? 'contained' : 'outlined'}
            aria-pressed={kind === shown}
            onClick={() => setChosen(kind)}
          >
            {translate(`import.counts.${kind}`, { smart_count: lines.filter(({ end }) => end === kind).length })}
          </PlainButton>
        ))}
      </div>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{translate('import.heads.row')}</th>
            <th scope="col">{name}</th>
            <th scope="col">{translate('import.heads.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map(({ line, title, reason }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{title}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && <p className="muted">{translate('import.more', { smart_count: rows.length - most })}</p>}
    </section>
  );
}
