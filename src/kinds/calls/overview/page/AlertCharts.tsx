import { useLocale, useTranslate } from 'react-admin';
import { useChoiceLabel } from '../../../../fields/choices/useChoiceLabel';
import type { CompiledResource } from '../../../../schema/types/compiled';
import { useConsole } from '../../../../session/ConsoleContext';
import { LyingBars } from './Bars';
import { ranked } from './counts/countCalls';
import { Figure } from './Figure';

/** What is counted of an alert (platform-api 18); older platforms give no type. */
export interface CountedAlert {
  id: string;
  time?: string;
  alert_type?: string | null;
}

interface AlertChartsProps {
  alerts: readonly CountedAlert[];
  /** The resource that alerts are listed by. */
  resource: string;
}

/** How many alerts there were of each type. */
export function AlertCharts({ alerts, resource }: AlertChartsProps) {
  const listed = useConsole().registry.get(resource);
  return listed && <TypesOf alerts={alerts} listed={listed} />;
}

function TypesOf({ alerts, listed }: { alerts: readonly CountedAlert[]; listed: CompiledResource }) {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const label = useChoiceLabel(listed, listed.fields.alert_type!);
  const types = ranked(
    alerts.map(({ alert_type }) => (alert_type ? label(alert_type) : translate('overview.no_type'))),
  );
  return (
    <div className="overview-figures">
      <Figure
        title={translate('overview.types')}
        head={[translate('overview.type'), translate('overview.alerts.title')]}
        rows={types.map(([text, count]) => ({ key: text, cells: [text, number.format(count)] }))}
      >
        <LyingBars
          labels={types.map(([text]) => text)}
          write={(value) => number.format(value)}
          series={[
            {
              id: 'types',
              label: translate('overview.alerts.title'),
              colour: 'var(--danger)',
              values: types.map(([, count]) => count),
            },
          ]}
        />
      </Figure>
    </div>
  );
}
