import { useQuery } from '@tanstack/react-query';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useConsoleCalls } from '../../../actions/consoleCalls';
import { Notice } from '../../../fields/elements/Notice';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { saveFile } from '../../../fields/elements/saveFile';
import { fileName, reasonOf, type Call } from './call';

const jump = 15;
const speeds = [0.5, 1, 1.5, 2];

/** The token goes to the platform alone: a recording elsewhere is read without it. */
const isElsewhere = (url: string) => /^[a-z]+:|^\/\//i.test(url);

async function readElsewhere(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.blob();
}

/** Gives a recording to the browser's own player, as long as that is on screen. */
function useSound(recording: Blob | undefined): RefObject<HTMLAudioElement | null> {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = player.current;
    if (!recording || !audio) return undefined;
    const url = URL.createObjectURL(recording);
    audio.src = url;
    return () => {
      audio.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [recording]);
  return player;
}

/** Within the recording, a second before its end at most. */
function moveBy(audio: HTMLAudioElement, seconds: number): void {
  audio.currentTime = Math.max(0, Math.min(audio.currentTime + seconds, audio.duration - 1 || 0));
}

/** The recording of a call: read once it is asked for, played by the browser, saved and deleted (platform-api 17.6). */
export function Recording({ call }: { call: Call }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { call: ask } = useConsoleCalls();
  const [isAsking, setAsking] = useState(false);
  const [isGone, setGone] = useState(false);
  const url = call.recording_url ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['calls', 'recording', url],
    queryFn: ({ signal }) => (isElsewhere(url) ? readElsewhere(url, signal) : ask<Blob>(url, { signal, as: 'blob' })),
    enabled: false,
    retry: false,
    gcTime: 0,
  });
  const player = useSound(data);
  const move = (seconds: number) => {
    if (player.current) moveBy(player.current, seconds);
  };
  const save = () => {
    if (data) saveFile(fileName(`callid-${call.call_sid ?? ''}`, data.type === 'audio/wav' ? 'wav' : 'mp3'), data);
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
      {data && (
        <audio ref={player} controls>
          <track kind="captions" />
        </audio>
      )}
      <div className="call-tools">
        {!data && (
          <PlainButton variant="outlined" onClick={() => void refetch()} disabled={isFetching}>
            {translate(isFetching ? 'calls.recording.asking' : 'calls.recording.ask')}
          </PlainButton>
        )}
        {data && (
          <>
            <PlainButton onClick={() => move(-jump)}>{translate('calls.recording.left')}</PlainButton>
            <PlainButton onClick={() => move(jump)}>{translate('calls.recording.right')}</PlainButton>
            <label>
              {translate('calls.recording.speed')}{' '}
              <select
                className="control"
                defaultValue={1}
                onChange={(event) => {
                  if (player.current) player.current.playbackRate = Number(event.target.value);
                }}
              >
                {speeds.map((speed) => (
                  <option key={speed} value={speed}>{`${speed}×`}</option>
                ))}
              </select>
            </label>
            <PlainButton onClick={save}>{translate('calls.recording.save')}</PlainButton>
          </>
        )}
        {!isElsewhere(url) && (
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
