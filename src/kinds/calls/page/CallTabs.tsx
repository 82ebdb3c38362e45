import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin';
import type { CompiledResource } from '../../../schema/types/compiled';
import { addPartTexts } from '../../../loading/partTexts';
import { useConsole } from '../../../session/ConsoleContext';
import english from '../texts/en';
import type { Call } from './call';
import './calls.css';
import { Capture } from './Capture';
import { Details } from './Details';
import { Ladder } from './ladder/Ladder';
import { Logs } from './Logs';
import { Recording } from './recording/Recording';
import { Trace } from './trace/Trace';

addPartTexts('calls', english);

/** What is known of a call, in tabs; nothing is asked for before its tab is opened. */
export function CallTabs({ resource }: { resource: CompiledResource }) {
  const translate = useTranslate();
  const { features } = useConsole();
  const call = useRecordContext<Call>();
  if (!call) return null;
  const { Tab } = TabbedShowLayout;
  const isTraced = features.tracing !== false && Boolean(call.trace_id);
  const hasLogs = features.logs === true && Boolean(call.call_sid);
  return (
    <div className="call">
      <TabbedShowLayout syncWithLocation={false}>
        <Tab label={translate('calls.details.tab')}>
          <Details resource={resource} call={call} />
        </Tab>
        {call.sip_callid && (
          <Tab label={translate('calls.ladder.tab')}>
            <Ladder call={call} />
          </Tab>
        )}
        {isTraced && (
          <Tab label={translate('calls.trace.tab')}>
            <Trace call={call} />
          </Tab>
        )}
        {hasLogs && (
          <Tab label={translate('calls.logs.tab')}>
            <Logs call={call} />
          </Tab>
        )}
      </TabbedShowLayout>
      <div className="call-foot">
        {call.recording_url && <Recording call={call} />}
        <Capture call={call} />
      </div>
    </div>
  );
}
