/* In: the selected rows of a list. Out: one job over all of them, its progress, and a report of what was not done. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { CompiledAction } from '../../schema/types/compiled';
import { BulkActionButton } from './BulkActionButton';
import { BulkDeleteButton } from './BulkDeleteButton';
import { BulkProgress } from './BulkProgress';
import { asksInBar, BulkQuestion } from './BulkQuestion';
import { BulkReportView } from './BulkReportView';
import { useBulkRun } from './useBulkRun';
import { useMatching, type MatchingOptions } from './useMatching';
import { useListState } from '../useListState';

export interface BulkBarProps extends MatchingOptions {
  /** The declared bulk actions that the session may run. */
  bulkActions: readonly CompiledAction[];
  canDelete: boolean;
  /** Called where the focus was in the bar, and the bar is gone. */
  onGone: () => void;
}

/** What can be done with the selected rows; also how a running job goes and how it ended. */
export function BulkBar({ bulkActions, canDelete, onGone, ...matched }: BulkBarProps) {
  const { resource } = matched;
  const translate = useTranslate();
  const { onUnselectItems } = useListState();
  const { state, start, retry, cancel, dismiss } = useBulkRun(resource);
  const { records, total, loaded, selectAll } = useMatching(matched);
  const isRunning = state !== undefined && state.report === undefined;
  const box = useRef<HTMLDivElement>(null);
  const hasReport = state?.report !== undefined;
  const isThere = isRunning || hasReport || records.length > 0;
  /* What was pressed makes place for how it goes, and that for how it ended: the focus goes along. */
  useEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (isThere) box.current?.focus();
    else onGone();
  }, [isThere, isRunning, hasReport, onGone]);
  if (!isThere) return null;
  const button = { resource, records, start: (job: Parameters<typeof start>[0]) => void start(job) };
  return (
    <div ref={box} tabIndex={-1} className="bulk">
      {state?.report && <BulkReportView resource={resource} report={state.report} onClose={dismiss} onRetry={retry} />}
      {(isRunning || records.length > 0) && (
        <Box
          role="region"
          aria-label={translate('actions.selection')}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, p: 1, bgcolor: 'action.selected' }}
        >
          {isRunning && <BulkProgress state={state} onCancel={cancel} />}
          {!isRunning && (
            <>
              <Typography component="p" variant="subtitle2" sx={{ py: 1 }}>
                {translate('actions.selected', { smart_count: records.length })}
              </Typography>
              {total > 0 && (
                <Button size="small" disabled={loaded !== undefined} onClick={selectAll}>
                  {loaded === undefined
                    ? translate('actions.select_matching', { smart_count: total })
                    : translate('actions.progress', { finished: loaded, total })}
                </Button>
              )}
              {bulkActions.map((action) => {
                const Way = asksInBar(action) ? BulkQuestion : BulkActionButton;
                return <Way key={action.name} action={action} {...button} />;
              })}
              {canDelete && <BulkDeleteButton {...button} />}
              <Button size="small" onClick={() => onUnselectItems()}>
                {translate('actions.unselect')}
              </Button>
            </>
          )}
        </Box>
      )}
    </div>
  );
}
