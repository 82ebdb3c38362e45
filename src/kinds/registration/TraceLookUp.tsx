import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { PlainButton } from '../../fields/elements/PlainButton';
import { saveFile } from '../../fields/elements/saveFile';
import type { Health } from './registrationHealth';
import type { useHealth } from './useHealth';

interface TraceLookUpProps extends Pick<ReturnType<typeof useHealth>, 'isLooking' | 'look' | 'capture' | 'traceError'> {
  trace: Health['trace'];
  callId: string | undefined;
  /** Of the resource, about registrations. */
  text: (key: string, args?: Record<string, unknown>) => string;
}

/** A call's identifier may hold anything; a file's name may not. */
const fileName = (callId: string) => `callid-${callId.replace(/[^\w.@-]+/g, '_')}.pcap`;

/** Looks for the last REGISTER when asked to, and offers the capture where there is one. */
export function TraceLookUp({ trace, callId, text, isLooking, look, capture, traceError }: TraceLookUpProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  const download = async () => {
    setSaving(true);
    try {
      saveFile(fileName(callId ?? ''), await capture());
    } catch (reason) {
      const key = (reason as { messageKey?: string }).messageKey ?? (reason as Error).message;
      notify(text('capture_failed', { reason: translate(key, { _: key }) }), { type: 'error' });
    } finally {
      setSaving(false);
    }
  };
  const why = traceError?.message ?? '';
  return (
    <>
      <span role="status">
        {isLooking
          ? text('trace.looking')
          : text(`trace.${trace.state}`, { smart_count: trace.messages, reason: translate(why, { _: why }) })}
      </span>{' '}
      {(trace.state === 'not-looked-for' || trace.state === 'failed') && (
        <PlainButton className="inline" onClick={look} disabled={isLooking}>
          {text('look')}
        </PlainButton>
      )}
      {trace.state === 'found' && (
        <PlainButton className="inline" onClick={() => void download()} disabled={isSaving}>
          {text('download')}
        </PlainButton>
      )}
    </>
  );
}
