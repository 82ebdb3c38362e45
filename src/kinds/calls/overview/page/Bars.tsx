import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { useLayoutEffect, useRef, useState } from 'react';

export interface Series {
  id: string;
  label: string;
  colour: string;
  values: (number | null)[];
}

interface BarsProps {
  labels: string[];
  series: Series[];
  /** How a value is written. */
  write: (value: number) => string;
  /** What the values reach at most, where that is known. */
  most?: number;
}

const [height, rowHeight, room] = [260, 30, 60];

/** A chart as wide as there is room; none where there is no room at all. */
function WideChart(props: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(Math.floor(frame.current?.clientWidth ?? 0));
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    measure();
    return () => observer.disconnect();
  }, []);
  return <div ref={frame}>{width > 0 && <BarChart {...props} width={width} />}</div>;
}

/** Upright bars on top of each other, for each label one. */
export const Bars = ({ labels, series, write, most }: BarsProps) => (
  <WideChart
    height={height}
    skipAnimation
    margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
    xAxis={[{ data: labels, scaleType: 'band', categoryGapRatio: 0.2 }]}
    yAxis={[{ width: 56, min: 0, ...(most !== undefined && { max: most }), valueFormatter: write }]}
    series={series.map(({ id, label, colour, values }) => ({
      id,
      label,
      color: colour,
      data: values,
      stack: 'all',
      valueFormatter: (value: number | null) => (value === null ? '–' : write(value)),
    }))}
    grid={{ horizontal: true }}
    hideLegend={series.length < 2}
  />
);

/** Bars that lie, the longest first: for names that need room. */
export const LyingBars = ({ labels, series: [series], write }: BarsProps) => (
  <WideChart
    height={labels.length * rowHeight + room}
    layout="horizontal"
    skipAnimation
    margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
    xAxis={[{ min: 0, tickMinStep: 1, tickNumber: 6, valueFormatter: write }]}
    yAxis={[{ data: labels, scaleType: 'band', width: 170 }]}
    series={[
      {
        data: series?.values ?? [],
        label: series?.label ?? '',
        color: series?.colour ?? '',
        valueFormatter: (value) => write(value ?? 0),
      },
    ]}
    hideLegend
  />
);
