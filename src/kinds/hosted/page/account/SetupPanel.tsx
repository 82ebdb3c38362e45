import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { PageLink } from '../../../../fields/elements/PageLink';
import { addresses } from '../../../../schema/addresses';
import { useConsole } from '../../../../session/ConsoleContext';

/** Whether there is any record at a path; undefined until that is known. */
function useHasAny(path: string): boolean | undefined {
  const { call } = useConsoleCalls();
  const { data } = useQuery({
    queryKey: ['hosted', 'any', path],
    queryFn: async ({ signal }) => (await call<unknown[]>(path, { signal })).length > 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  });
  return data;
}

/** What a new account still needs before it can call; gone once it is there (portal behaviour 15.9). */
export function SetupPanel() {
  const translate = useTranslate();
  const { session } = useConsole();
  const hasCarrier = useHasAny('/VoipCarriers');
  const hasSpeech = useHasAny(`/Accounts/${encodeURIComponent(session.account_sid ?? '')}/SpeechCredentials`);
  const todo = [
    hasCarrier === false && { to: addresses.list('carriers'), key: 'hosted.setup.carrier' },
    hasSpeech === false && { to: addresses.list('speech-services'), key: 'hosted.setup.speech' },
  ].filter((each) => each !== false);
  if (todo.length === 0) return null;
  return (
    <div className="setup-panel" role="group" aria-labelledby="setup-title">
      <h3 id="setup-title">{translate('hosted.setup.title')}</h3>
      <ul>
        {todo.map(({ to, key }) => (
          <li key={key}>
            <PageLink to={to}>{translate(key)}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
