import { useTranslate } from 'react-admin';
import { CopyButton } from '../../../../fields/elements/CopyButton';
import type { Span } from './readTrace';
import { durationText, exchangesIn } from './spanTexts';

interface BodyProps {
  label: string;
  text: string;
}

function Body({ label, text }: BodyProps) {
  const translate = useTranslate();
  return (
    <div>
      <h4>
        {label} {text !== '' && <CopyButton text={text} name={label} />}
      </h4>
      {text === '' ? <p>{translate('calls.trace.no_body')}</p> : <pre>{text}</pre>}
    </div>
  );
}

/** What the application was asked during a call, and what it answered. */
export function Exchanges({ spans }: { spans: Span[] }) {
  const translate = useTranslate();
  const exchanges = exchangesIn(spans);
  if (exchanges.length === 0) return <p>{translate('calls.trace.no_exchange')}</p>;
  return (
    <ol className="call-logs">
      {exchanges.map(({ span, url, status, request, response }) => (
        <li key={`${span.id} ${span.from}`} className={/^[45]/.test(status) ? 'error' : undefined}>
          <details>
            <summary>
              <time>{durationText(span.from)}</time> <b>{status}</b> {url} ({durationText(span.duration)})
            </summary>
            <Body label={translate('calls.trace.request')} text={request} />
            <Body label={translate('calls.trace.response')} text={response} />
          </details>
        </li>
      ))}
    </ol>
  );
}
