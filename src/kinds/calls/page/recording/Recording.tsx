import { useQuery } from '@tanstack/react-query';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { buttonClasses, PlainButton } from '../../../../fields/elements/PlainButton';
import { Notice } from '../../../../fields/elements/Notice';
import { saveFile } from '../../../../fields/elements/saveFile';
import { useConsole } from '../../../../session/ConsoleContext';
import { fileName, reasonOf, type Call } from '../call';
import { Player } from './Player';

/** Where a recording lies that is not the platform's; the browser plays nothing else. */
function elsewhere(url: string): string {
  if (/^https?:\/\//i.test(url)) return url;
  throw new Error('calls.recording.unplayable');
}

/** The recording of a call: read once it is asked for, played, saved and deleted (platform-api 17.6). */
export function Recording({ call }: { call: Call }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { session } = useConsole();
  const { call: ask, isOwn } = useConsoleCalls();
  const [isAsking, setAsking] = useState(false);
  const [isGone, setGone] = useState(false);
  const url = call.recording_url ?? '';
  const { data: isOurs } = useQuery({ queryKey: ['calls', 'own', url], queryFn: () => isOwn(url) });
  /* The token goes to the platform alone: a recording elsewhere is played from where it lies, and not read. */
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['calls', 'recording', url],
    queryFn: async ({ signal }) => ((await isOwn(url)) ? ask<Blob>(url, { signal, as: 'blob' }) : elsewhere(url)),
    enabled: false,
    retry: false,
    gcTime: 0,
  });
  const save = () => {
    if (data instanceof Blob)
      saveFile(fileName(`callid-${call.call_sid ?? ''}`, data.type === 'audio/wav' ? 'wav' : 'mp3'), data);
  };
  const remove = async () => {
    setAsking(false);
    try {
      await ask(url, { method: 'DELETE', as: 'text' });
      setGone(true);
      notify('calls.recording.deleted', { type: 'success' });
    } catch (reason) {
      notify('calls.recording.not_deleted', { type: 'error', messageArgs: { reason: reasonOf(reason, translate) } });
    }
  };
  if (isGone) return <p role="status">{translate('calls.recording.gone')}</p>;
  return (
    <section className="call-part" aria-label={translate('calls.recording.title')}>
      {error && !isFetching && (
        <Notice kind="error">{translate('calls.recording.failed', { reason: reasonOf(error, translate) })}</Notice>
      )}
      {data && <Player call={call} source={data} />}
      <div className="call-tools">
        {!data && (
          <PlainButton variant="outlined" onClick={() => void refetch()} disabled={isFetching}>
            {translate(isFetching ? 'calls.recording.asking' : 'calls.recording.ask')}
          </PlainButton>
        )}
        {data instanceof Blob && <PlainButton onClick={save}>{translate('calls.recording.save')}</PlainButton>}
        {typeof data === 'string' && (
          <a className={buttonClasses()} href={data} download target="_blank" rel="noreferrer">
            {translate('calls.recording.save')}
          </a>
        )}
        {isOurs && !session.viewOnly && (
          <PlainButton colour="danger" onClick={() => setAsking(true)}>
            {translate('calls.recording.delete')}
          </PlainButton>
        )}
      </div>
      <Confirm
        isOpen={isAsking}
        title={translate('calls.recording.delete')}
        content={translate('calls.recording.ask_delete', { sid: call.call_sid ?? '' })}
        confirm={translate('calls.recording.delete')}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
