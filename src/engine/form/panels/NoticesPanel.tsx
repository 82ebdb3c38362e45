import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useWatchedFacts } from '../../../fields/input/useFieldFacts';
import { matches, watchedPaths, type Facts, type Predicate } from '../../../schema/facts/predicate';
import type { PanelProps } from './panels';
import { usePanelTexts } from './usePanelTexts';

interface Notice {
  when: Predicate;
  /** A table of the form: the notice is about its rows, and not there without any. */
  rows?: string;
  /** Rows that count; bare paths read the row. */
  rowsWhere?: Predicate;
}

interface OneNoticeProps extends Pick<PanelProps, 'resource'> {
  /** Below `form` in the texts of the resource. */
  message: string;
  notice: Notice;
}

function OneNotice({ resource, message, notice }: OneNoticeProps) {
  const text = usePanelTexts(resource);
  const paths = useMemo(() => watchedPaths(notice.when), [notice]);
  const facts = useWatchedFacts(paths);
  /* Drawn anew only when the number changes, not with each key that is pressed in a row. */
  const count = useWatch({
    name: notice.rows ?? '_none',
    compute: (rows: unknown) =>
      Array.isArray(rows)
        ? (rows as Facts['subject'][]).filter((subject) => matches(notice.rowsWhere, { subject })).length
        : 0,
  });
  if (!matches(notice.when, facts) || (notice.rows !== undefined && count === 0)) return null;
  return <Alert severity="warning">{text(message, { smart_count: count })}</Alert>;
}

/** Tells what a choice in the form means for something else in it: `options` are notices by their messages. */
export function NoticesPanel({ resource, options, mode }: PanelProps) {
  if (mode === 'show') return null;
  return (
    <div role="status">
      {Object.entries(options as Record<string, Notice>).map(([message, notice]) => (
        <OneNotice key={message} {...{ resource, message, notice }} />
      ))}
    </div>
  );
}
