import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { statusOf } from '../../../../actions/consoleCalls';
import { Notice } from '../../../../fields/elements/Notice';
import { PlainButton } from '../../../../fields/elements/PlainButton';
import { reasonOf, type Call } from '../call';
import { Exchanges } from './Exchanges';
import type { Span } from './readTrace';
import { SpanDialog } from './SpanDialog';
import { SpanRows } from './SpanRows';
import { exchangesIn, spansThat } from './spanTexts';
import { useTrace } from './useTrace';

const zooms = [1, 2, 5, 20, 100];

/** What happened during a call, span by span, and what the application was asked (platform-api 17.5). */
export function Trace({ call }: { call: Call }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [isSlowestFirst, setSlowestFirst] = useState(false);
  const [zoom, setZoom] = useState(1);
  const [view, setView] = useState<'spans' | 'exchanges'>('spans');
  const [open, setOpen] = useState<Span>();
  const { data, error, isFetching, refetch } = useTrace(call);
  if (error && !data)
    return (
      <Notice
        kind={statusOf(error) === 404 ? 'info' : 'error'}
        action={<PlainButton onClick={() => void refetch()}>{translate('calls.again')}</PlainButton>}
      >
        {statusOf(error) === 404 ? translate('calls.trace.missing') : reasonOf(error, translate)}
      </Notice>
    );
  if (!data) return <p role="status">{isFetching && translate('calls.trace.asking')}</p>;
  if (data.spans.length === 0) return <p>{translate('calls.trace.empty')}</p>;
  const found = spansThat(data.spans, text);
  const isOfSpans = view === 'spans';
  const shown = isSlowestFirst ? [...found].sort((one, other) => other.duration - one.duration) : found;
  return (
    <div className="call-part">
      <div className="call-tools">
        <label>
          {translate('calls.trace.view')}{' '}
          <select className="control" value={view} onChange={(event) => setView(event.target.value as typeof view)}>
            <option value="spans">{translate('calls.trace.spans')}</option>
            <option value="exchanges">{translate('calls.trace.exchanges')}</option>
          </select>
        </label>
        <label>
          {translate('calls.trace.search')}{' '}
          <input className="control" type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        {isOfSpans && (
          <label>
            {translate('calls.trace.zoom')}{' '}
            <select className="control" value={zoom} onChange={(event) => setZoom(Number(event.target.value))}>
              {zooms.map((value) => (
                <option key={value} value={value}>{`${value}×`}</option>
              ))}
            </select>
          </label>
        )}
        <label>
          <input type="checkbox" checked={isSlowestFirst} onChange={(event) => setSlowestFirst(event.target.checked)} />{' '}
          {translate('calls.trace.slowest')}
        </label>
        <span role="status">
          {isOfSpans
            ? translate('calls.trace.count', { smart_count: shown.length, total: data.spans.length })
            : translate('calls.trace.count_exchanges', { smart_count: exchangesIn(shown).length })}
        </span>
      </div>
      {isOfSpans ? (
        <SpanRows spans={shown} whole={data.duration} zoom={zoom} isTree={!isSlowestFirst} onOpen={setOpen} />
      ) : (
        <Exchanges spans={shown} />
      )}
      {open && <SpanDialog span={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
