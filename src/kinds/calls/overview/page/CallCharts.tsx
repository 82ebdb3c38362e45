import { useLocale, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { PageLink } from '../../../../fields/elements/PageLink';
import { durationText } from '../../../../fields/duration';
import { addresses } from '../../../../schema/addresses';
import { Bars, LyingBars } from './Bars';
import { bucketLabel } from './bucketLabel';
import { longestInHours, usualUnit, type Unit } from './counts/buckets';
import {
  answeredOf,
  countCalls,
  kinds,
  ownNumbers,
  ranked,
  share,
  totalOf,
  totalsOf,
  type CountedCall,
  type Kind,
} from './counts/countCalls';
import { shownSpan } from './counts/shownSpan';
import { Figure } from './Figure';
import type { Sample } from './useSample';

const kindKeys: Record<Kind, string> = {
  inbound_answered: 'overview.inbound_answered',
  inbound_missed: 'overview.inbound_missed',
  outbound_answered: 'overview.outbound_answered',
  outbound_missed: 'overview.outbound_missed',
};

/** Direction by colour, result by its strength. */
const colours: Record<Kind, string> = {
  inbound_answered: 'var(--accent)',
  inbound_missed: 'color-mix(in srgb, var(--accent) 40%, var(--surface))',
  outbound_answered: 'var(--warning)',
  outbound_missed: 'color-mix(in srgb, var(--warning) 40%, var(--surface))',
};

const most = 10;

/** Seconds that a clock has lines for. */
const clockSteps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600];

interface CallChartsProps {
  sample: Sample<CountedCall>;
  period: unknown;
  zone: string;
  /** What is counted by, where that was chosen. */
  unit: unknown;
  /** The resource that calls are listed by, and what the list is narrowed to. */
  list: string;
  filter: object;
}

/** How many calls there were when and how they ended, how long they took, and at which numbers. */
export function CallCharts({ sample, period, zone, unit: chosen, list, filter }: CallChartsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { rows, asked, hasMore } = sample;
  const oldest = rows.at(-1)?.attempted_at;
  const span = useMemo(
    () => shownSpan(period, { asked, oldest: oldest === undefined ? undefined : Date.parse(oldest), isPart: hasMore }),
    [period, asked, oldest, hasMore],
  );
  const isLong = span.to - span.from > longestInHours;
  const unit: Unit = (chosen === 'hour' && !isLong) || chosen === 'day' ? chosen : usualUnit(span);
  const counted = useMemo(() => countCalls(rows, span, zone, unit), [rows, span, zone, unit]);
  const totals = useMemo(() => totalsOf(rows), [rows]);
  const busiest = useMemo(() => ranked(ownNumbers(rows), most), [rows]);
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const percentText = (value: number | undefined) => (value === undefined ? '–' : percent.format(value));
  const secondsText = (value: number | undefined) => (value === undefined ? '–' : durationText(value));
  const labels = counted.map(({ bucket }) => bucketLabel(bucket, unit, locale));
  const ratios = counted.map((one) => share(answeredOf(one), totalOf(one)));
  const means = counted.map((one) => share(one.seconds, answeredOf(one)));
  const when = translate(unit === 'hour' ? 'overview.hour' : 'overview.day');
  const rowsOf = (cells: (index: number) => string[]) =>
    counted.map(({ bucket }, index) => ({ key: bucket.key, cells: [labels[index], ...cells(index)] }));
  const linkOf = (text: string) =>
    `${addresses.list(list)}?${new URLSearchParams({ filter: JSON.stringify({ ...filter, q: text }) }).toString()}`;
  const tiles = [
    [translate('overview.calls.title'), number.format(totals.calls)],
    [translate('overview.ratio'), percentText(share(totals.answered, totals.calls))],
    [translate('overview.mean'), secondsText(share(totals.seconds, totals.answered))],
  ] as const;
  return (
    <>
      <dl className="overview-tiles">
        {tiles.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {isLong && chosen === 'hour' && `${translate('overview.too_long')} `}
        {translate('overview.clocks', { zone })}
      </p>
      <div className="overview-figures">
        <Figure
          title={translate(unit === 'hour' ? 'overview.per_hour' : 'overview.per_day')}
          head={[when, ...kinds.map((kind) => translate(kindKeys[kind])), translate('overview.sum')]}
          rows={rowsOf((index) => {
            const one = counted[index]!;
            return [...kinds.map((kind) => number.format(one.calls[kind])), number.format(totalOf(one))];
          })}
        >
          <Bars
            title={translate(unit === 'hour' ? 'overview.per_hour' : 'overview.per_day')}
            labels={labels}
            write={(value) => number.format(value)}
            series={kinds.map((kind) => ({
              id: kind,
              label: translate(kindKeys[kind]),
              colour: colours[kind],
              values: counted.map(({ calls }) => calls[kind]),
            }))}
          />
        </Figure>
        <Figure
          title={translate('overview.ratio')}
          head={[when, translate('overview.ratio')]}
          rows={rowsOf((index) => [percentText(ratios[index])])}
        >
          <Bars
            title={translate('overview.ratio')}
            labels={labels}
            write={(value) => percent.format(value)}
            most={1}
            series={[
              {
                id: 'ratio',
                label: translate('overview.ratio'),
                colour: 'var(--success)',
                values: ratios.map((value) => value ?? null),
              },
            ]}
          />
        </Figure>
        <Figure
          title={translate('overview.mean')}
          head={[when, translate('overview.mean')]}
          rows={rowsOf((index) => [secondsText(means[index])])}
        >
          <Bars
            title={translate('overview.mean')}
            labels={labels}
            write={durationText}
            steps={clockSteps}
            series={[
              {
                id: 'mean',
                label: translate('overview.mean'),
                colour: 'var(--info)',
                values: means.map((value) => value ?? null),
              },
            ]}
          />
        </Figure>
        <Figure
          title={translate('overview.busiest')}
          head={[translate('overview.number'), translate('overview.calls.title')]}
          rows={busiest.map(([text, count]) => ({
            key: text,
            cells: [
              <PageLink key={text} to={linkOf(text)}>
                {text}
              </PageLink>,
              number.format(count),
            ],
          }))}
        >
          <LyingBars
            title={translate('overview.busiest')}
            labels={busiest.map(([text]) => text)}
            write={(value) => number.format(value)}
            series={[
              {
                id: 'busiest',
                label: translate('overview.calls.title'),
                colour: 'var(--accent)',
                values: busiest.map(([, count]) => count),
              },
            ]}
          />
        </Figure>
      </div>
    </>
  );
}
