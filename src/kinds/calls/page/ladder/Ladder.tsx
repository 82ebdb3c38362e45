/* In: a call. Out: what its capture tells, drawn as a ladder; the capture is read once the tab is opened. */
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { Notice } from '../../../../fields/elements/Notice';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { callPath, reasonOf, type Call } from '../call';
import { arrange, type Row } from './arrange';
import './ladder.css';
import { LadderRows } from './LadderRows';
import { LadderTable } from './LadderTable';
import { problemText } from './ladderTexts';
import { readBeside } from './readBeside';
import { RowDialog } from './RowDialog';
import { SaveLadder } from './SaveLadder';
import { Streams } from './Streams';

/** What the capture of a call tells; null where there is none (platform-api 17.2, 17.3). */
function useCaptured(call: Call) {
  const { call: ask } = useConsoleCalls();
  const callId = call.sip_callid ?? '';
  return useQuery({
    queryKey: ['calls', 'ladder', call.account_sid, callId],
    queryFn: async ({ signal }) => {
      const { total } = await ask<{ total?: number }>(callPath(call, callId), { signal });
      if (!total) return null;
      const file = await ask<Blob>(callPath(call, callId, 'invite', 'pcap'), { signal, as: 'blob' });
      return readBeside(await file.arrayBuffer(), signal);
    },
    retry: false,
    staleTime: 300_000,
    gcTime: 60_000,
  });
}

/** What was said in SIP during a call, message by message. */
export function Ladder({ call }: { call: Call }) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useCaptured(call);
  const [isTable, setTable] = useState(false);
  const [leg, setLeg] = useState<number>();
  const [open, setOpen] = useState<Row>();
  const ladder = useMemo(() => data && arrange(data), [data]);
  if (error && !data && !isFetching)
    return (
      <Notice
        kind="error"
        action={<PlainButton onClick={() => void refetch()}>{translate('calls.again')}</PlainButton>}
      >
        {translate('calls.capture.failed', { reason: reasonOf(error, translate) })}
      </Notice>
    );
  if (data === null) return <p role="status">{translate('calls.capture.none')}</p>;
  if (!data || !ladder) return <p role="status">{translate('calls.ladder.asking')}</p>;
  const { rows, legs } = ladder;
  return (
    <div className="call-part">
      {data.problems.length > 0 && (
        <Notice kind="warning">
          {data.problems.map((problem) => (
            <div key={problem.kind}>{problemText(problem, translate)}</div>
          ))}
        </Notice>
      )}
      {rows.length > 0 && (
        <>
          <div className="call-tools">
            <label>
              {translate('calls.ladder.view')}{' '}
              <select
                className="control"
                value={isTable ? 'table' : 'ladder'}
                onChange={(event) => setTable(event.target.value === 'table')}
              >
                <option value="ladder">{translate('calls.ladder.tab')}</option>
                <option value="table">{translate('calls.ladder.table')}</option>
              </select>
            </label>
            {legs.length > 1 && !isTable && (
              <label>
                {translate('calls.ladder.leg')}{' '}
                <select
                  className="control"
                  value={leg ?? ''}
                  onChange={(event) => setLeg(event.target.value === '' ? undefined : Number(event.target.value))}
                >
                  <option value="">{translate('calls.ladder.all_legs')}</option>
                  {legs.map((callId, index) => (
                    <option key={callId} value={index + 1}>{`${index + 1}: ${callId}`}</option>
                  ))}
                </select>
              </label>
            )}
            <span role="status">
              {translate('calls.ladder.count', { smart_count: data.messages.length, packets: data.packets })}
            </span>
            <SaveLadder ladder={ladder} callId={call.sip_callid ?? ''} />
          </div>
          {isTable ? (
            <LadderTable ladder={ladder} onOpen={setOpen} />
          ) : (
            <LadderRows ladder={ladder} leg={leg} onOpen={setOpen} />
          )}
          <Streams streams={data.streams} />
        </>
      )}
      {open && <RowDialog row={open} rows={rows} onOpen={setOpen} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
