import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { statusOf, useConsoleCalls } from '../../../actions/consoleCalls';
import { Notice } from '../../../fields/elements/Notice';
import { PlainButton } from '../../../fields/elements/PlainButton';
import { saveFile } from '../../../fields/elements/saveFile';
import { callPath, fileName, reasonOf, type Call } from './call';
import { levelNames, linesThat, readLine } from './logLines';

/** What the platform wrote while the call lasted, once it is asked for: that may take a while (platform-api 17.4). */
export function Logs({ call }: { call: Call }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { call: ask } = useConsoleCalls();
  const [level, setLevel] = useState('');
  const [text, setText] = useState('');
  const sid = call.call_sid ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['calls', 'logs', sid],
    queryFn: async ({ signal }) =>
      ((await ask<string[] | null>(callPath(call, sid, 'logs'), { signal })) ?? []).map(readLine),
    enabled: false,
    retry: false,
  });
  if (!data)
    return (
      <div className="call-part">
        {error && !isFetching && (
          <Notice kind={statusOf(error) === 404 ? 'info' : 'error'}>
            {statusOf(error) === 404 ? translate('calls.logs.missing') : reasonOf(error, translate)}
          </Notice>
        )}
        <PlainButton variant="outlined" onClick={() => void refetch()} disabled={isFetching}>
          {translate(isFetching ? 'calls.logs.asking' : 'calls.logs.ask')}
        </PlainButton>
      </div>
    );
  const shown = linesThat(data, level, text);
  const whole = () => shown.map((line) => line.text).join('\n\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole());
      notify('calls.logs.copied', { type: 'success' });
    } catch {
      notify('calls.logs.not_copied', { type: 'error' });
    }
  };
  return (
    <div className="call-part">
      <div className="call-tools">
        <label>
          {translate('calls.logs.level')}{' '}
          <select className="control" value={level} onChange={(event) => setLevel(event.target.value)}>
            <option value="">{translate('calls.logs.all')}</option>
            {levelNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          {translate('calls.logs.text')}{' '}
          <input className="control" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <PlainButton onClick={() => void copy()} disabled={shown.length === 0}>
          {translate('calls.logs.copy')}
        </PlainButton>
        <PlainButton
          onClick={() => saveFile(fileName(sid, 'log'), new Blob([whole()], { type: 'text/plain' }))}
          disabled={shown.length === 0}
        >
          {translate('calls.logs.save')}
        </PlainButton>
        <span role="status">{translate('calls.logs.count', { smart_count: shown.length, total: data.length })}</span>
      </div>
      {shown.length === 0 ? (
        <p>{translate('calls.logs.none')}</p>
      ) : (
        <ol className="call-logs">
          {shown.map((line, index) => (
            <li key={index} className={line.level}>
              <details>
                <summary>
                  <time>{line.time}</time> <b>{line.level}</b> {line.message}
                </summary>
                <pre>{line.text}</pre>
              </details>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
