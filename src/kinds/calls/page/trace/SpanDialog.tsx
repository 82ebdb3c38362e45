import { useTranslate } from 'react-admin';
import { PanelDialog } from '../../../../actions/run/PanelDialog';
import type { Span } from './readTrace';
import { durationText, spanTime, valueText } from './spanTexts';

/** What the platform says of a voice beside it is told by the span itself. */
const ofTheVoice = ['tts.vendor', 'tts.language', 'tts.voice', 'tts.cached', 'engine', 'voice'];

const ownEntries = ({ attributes }: Span) => Object.entries(attributes);

const spokenEntries = ({ children }: Span) =>
  children
    .filter(({ name }) => name.includes('tts-generation'))
    .flatMap(ownEntries)
    .filter(([key]) => !ofTheVoice.includes(key));

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
        {[...ownEntries(span), ...spokenEntries(span)].map(([key, value], index) => [
          <dt key={`${key} ${index}`}>{key}</dt>,
          <dd key={`${key} ${index} value`}>
            <pre>{valueText(value)}</pre>
          </dd>,
        ])}
      </dl>
    </PanelDialog>
  );
}
