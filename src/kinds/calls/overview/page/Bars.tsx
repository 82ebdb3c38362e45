import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { useLayoutEffect, useRef, useState } from 'react';

export interface Series {
  id: string;
  label: string;
  colour: string;
  values: (number | null)[];
}

interface BarsProps {
  /** What it is called for who does not see it; its table says the rest. */
  title: string;
  labels: string[];
  series: Series[];
  /** How a value is written. */
  write: (value: number) => string;
  /** What the values reach at most, where that is known. */
  most?: number;
  /** Steps between the lines of the scale, of which the smallest that leaves few lines is taken; round numbers where not given. */
  steps?: readonly number[];
}

/** More lines are not told apart. */
const mostLines = 6;

/** From 0 on, past the largest value. */
function linesOf(values: readonly (number | null)[], steps: readonly number[]): number[] {
  const largest = Math.max(0, ...values.map((value) => value ?? 0));
  const step = steps.find((each) => each * mostLines >= largest) ?? largest / mostLines;
  return Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, line) => line * step);
}

/** Room for the longest of names, in px: as much as it takes, up to nearly half of what there is. */
const nameWidth = (names: readonly string[], width: number) =>
  Math.min(24 + 7 * Math.max(0, ...names.map(({ length }) => length)), Math.round(width * 0.45));

const [height, rowHeight, room] = [260, 30, 60];

interface WideChartProps {
  title: string;
  /** @param width in px */
  draw: (width: number) => BarChartProps;
}

/** A chart as wide as there is room; none where there is no room at all. */
function WideChart({ title, draw }: WideChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(Math.floor(frame.current?.clientWidth ?? 0));
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    measure();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} role="img" aria-label={title}>
      {width > 0 && <BarChart {...draw(width)} width={width} skipAnimation disableKeyboardNavigation />}
    </div>
  );
}

/** Upright bars on top of each other, for each label one. */
export function Bars({ title, labels, series, write, most, steps }: BarsProps) {
  const lines = steps && linesOf(series[0]?.values ?? [], steps);
  const max = most ?? lines?.at(-1);
  return (
    <WideChart
      title={title}
      draw={() => ({
        height,
        margin: { left: 0, right: 8, top: 8, bottom: 0 },
        xAxis: [{ data: labels, scaleType: 'band', categoryGapRatio: 0.2 }],
        yAxis: [
          {
            ...{ width: 56, min: 0, valueFormatter: write },
            ...(max !== undefined && { max }),
            ...(lines && { tickInterval: lines }),
          },
        ],
        series: series.map(({ id, label, colour, values }) => ({
          id,
          label,
          color: colour,
          data: values,
          stack: 'all',
          valueFormatter: (value: number | null) => (value === null ? '–' : write(value)),
        })),
        grid: { horizontal: true },
        hideLegend: series.length < 2,
      })}
    />
  );
}

/** Bars that lie, the longest first: for names that need room. */
export const LyingBars = ({ title, labels, series: [series], write }: BarsProps) => (
  <WideChart
    title={title}
    draw={(width) => ({
      height: labels.length * rowHeight + room,
      layout: 'horizontal',
      margin: { left: 0, right: 32, top: 8, bottom: 0 },
      xAxis: [{ min: 0, tickMinStep: 1, tickNumber: width < 500 ? 3 : 6, valueFormatter: write }],
      yAxis: [{ data: labels, scaleType: 'band', width: nameWidth(labels, width) }],
      series: [
        {
          data: series?.values ?? [],
          label: series?.label ?? '',
          color: series?.colour ?? '',
          valueFormatter: (value) => write(value ?? 0),
        },
      ],
      hideLegend: true,
    })}
  />
);
