import { useTranslate } from 'react-admin';
import { PanelDialog } from '../../../../actions/run/PanelDialog';
import { Facts } from './Facts';
import { factsIn } from './facts';
import type { Span } from './readTrace';
import { durationText, spanTime } from './spanTexts';

/** Of the speech that was made within a span; whose voice it is, the span itself tells. */
const spokenAttributes = ({ children }: Span) =>
  Object.fromEntries(
    children
      .filter(({ name }) => name.includes('tts-generation'))
      .flatMap(({ attributes }) => Object.entries(attributes)),
  );

/** All that is known of a span, and of the speech that was made within it. */
export function SpanDialog({ span, onClose }: { span: Span; onClose: () => void }) {
  const translate = useTranslate();
  const title = translate('calls.trace.span', { name: span.name.replaceAll(',', ', ') });
  return (
    <PanelDialog title={title} onClose={onClose}>
      <dl className="call-attributes">
        <dt>{translate('calls.trace.id')}</dt>
        <dd>{span.id}</dd>
        <dt>{translate('calls.trace.start')}</dt>
        <dd>{spanTime(span.startedAt)}</dd>
        <dt>{translate('calls.trace.end')}</dt>
        <dd>{spanTime(span.startedAt + span.duration)}</dd>
        {!span.name.startsWith('dtmf:') && (
          <>
            <dt>{translate('calls.trace.duration')}</dt>
            <dd>{durationText(span.duration)}</dd>
          </>
        )}
      </dl>
      {factsIn({ ...spokenAttributes(span), ...span.attributes }).map(({ title: heading, facts }) => (
        <section key={heading} aria-label={translate(heading)}>
          <h4>{translate(heading)}</h4>
          <Facts facts={facts} />
        </section>
      ))}
    </PanelDialog>
  );
}
