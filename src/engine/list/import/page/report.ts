import { toCsv } from '../../export/csv';
import type { PlannedRow } from './planRows';

/** What became of a row. */
export type RowEnd = 'created' | 'updated' | 'same' | 'skipped' | 'failed' | 'error' | 'left';

export interface ReportLine {
  line: number;
  title: string;
  end: RowEnd | PlannedRow['state'];
  reason: string;
}

/** A table to keep: what became of each row of the file, and why. It holds no value of the file but what the row is called by. */
export const reportCsv = (
  lines: readonly ReportLine[],
  heads: { row: string; title: string; end: string; reason: string },
  endText: (end: ReportLine['end']) => string,
): string =>
  toCsv(
    [heads.row, heads.title, heads.end, heads.reason],
    lines.map(({ line, title, end, reason }) => [String(line), title, endText(end), reason]),
  );
