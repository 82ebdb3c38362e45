/* In: a period and an account. Out: charts of the calls and alerts in it, and of how many of them they are made. */
import { useTranslate } from 'react-admin';
import { useResourceTexts } from '../../../../actions/texts';
import { useListState } from '../../../../actions/useListState';
import { ListToolbar } from '../../../../engine/list/view/ListToolbar';
import { useDocumentTitle } from '../../../../engine/routes/useDocumentTitle';
import type { CompiledResource } from '../../../../schema/types/compiled';
import { AlertCharts, type CountedAlert } from './AlertCharts';
import { CallCharts } from './CallCharts';
import type { CountedCall } from './counts/countCalls';
import { zoneOf } from './counts/shownSpan';
import './overview.css';
import { SampleNotes } from './SampleNotes';
import { useSample } from './useSample';

const [listed, alerts] = ['recent-calls', 'alerts'];
const callFields = ['id', 'attempted_at', 'direction', 'answered', 'duration', 'from', 'to'];
const alertFields = ['id', 'time', 'alert_type'];

/** What went on in a period: how many calls there were when, how they ended, and what was reported. */
export function Overview({ resource }: { resource: CompiledResource }) {
  const translate = useTranslate();
  const { filterValues } = useListState();
  const texts = useResourceTexts(resource.name);
  const title = texts.name();
  useDocumentTitle(title);
  const { period, account_sid, unit } = filterValues;
  const filter = { period, account_sid };
  const ofCalls = useSample<CountedCall>({ resource: resource.name, filter, sort: 'attempted_at', fields: callFields });
  const ofAlerts = useSample<CountedAlert>({ resource: alerts, filter, sort: 'time', fields: alertFields });
  const zone = zoneOf(period);
  return (
    <div className="overview" aria-busy={ofCalls.isBusy}>
      <header className="list-header">
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      <ListToolbar resource={resource} />
      <SampleNotes
        name="calls"
        none={texts.textOr('empty.title', 'list.states.empty_title')}
        sample={ofCalls}
        oldest={ofCalls.rows.at(-1)?.attempted_at}
        zone={zone}
      />
      {ofCalls.rows.length > 0 && (
        <CallCharts sample={ofCalls} {...{ period, zone, unit }} list={listed} filter={filter} />
      )}
      <h2>{translate('overview.alerts.title')}</h2>
      <SampleNotes
        name="alerts"
        none={translate('overview.alerts.none')}
        sample={ofAlerts}
        oldest={ofAlerts.rows.at(-1)?.time}
        zone={zone}
      />
      {ofAlerts.rows.length > 0 && <AlertCharts alerts={ofAlerts.rows} resource={alerts} />}
    </div>
  );
}
