import { medianReading, type Reading } from './reading';
import type { Readings } from './rounds';

interface Column {
  title: string;
  key: keyof Reading;
  /** Counts are told as they are, ours and theirs; of times only the ratio means something on another machine. */
  count?: (value: number) => string;
}

const kilo = (value: number) => (value / 1000).toFixed(value < 10_000 ? 1 : 0);

const columns: Column[] = [
  { title: 'first paint', key: 'paint' },
  { title: 'first row', key: 'reached' },
  { title: 'processor to row', key: 'untilReached' },
  { title: 'processor to rest', key: 'untilRest' },
  { title: 'blocking', key: 'blocking' },
  { title: 'drawings', key: 'drawings', count: String },
  { title: 'requests', key: 'requests', count: String },
  { title: 'kB', key: 'bytes', count: kilo },
  { title: 'elements', key: 'elements', count: String },
  { title: 'heap', key: 'heap' },
];

const ratio = (ours: number, theirs: number) =>
  theirs === 0 ? (ours === 0 ? '=' : 'more') : (ours / theirs).toFixed(2);

/** A value of ours, and how it stands to the other portal's. */
function cell({ key, count }: Column, ours: Reading, theirs: Reading | undefined): string {
  const [one, other] = [ours[key], theirs?.[key]];
  if (one === undefined) return '';
  if (other === undefined) return (count ?? (key === 'heap' ? kilo : (value) => value.toFixed(0)))(one);
  return count ? `${count(one)} : ${count(other)}` : ratio(one, other);
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
const head = (titles: string[]) => [line(titles), line(titles.map(() => '---'))];

/** Medians, as Markdown. */
export function tableOf(readings: Readings): string {
  const lines = [...readings].map(([title, portals]) => {
    const [ours, theirs] = portals.map(medianReading);
    return line([title, ...columns.map((column) => (ours ? cell(column, ours, theirs) : ''))]);
  });
  return [...head(['', ...columns.map(({ title }) => title)]), ...lines].join('\n');
}

/** Every time as it was measured, in milliseconds: ours, then the other portal's. */
export function timesOf(readings: Readings): string {
  const times = columns.filter(({ count }) => !count);
  const texts = (readings: Reading[], key: keyof Reading) =>
    readings.map((reading) => (reading[key] === undefined ? '' : kiloOrMs(key, reading[key]))).join(' ');
  const lines = [...readings].map(([title, portals]) =>
    line([title, ...times.map(({ key }) => portals.map((portal) => texts(portal, key)).join(' : '))]),
  );
  return [...head(['', ...times.map(({ title }) => title)]), ...lines].join('\n');
}

const kiloOrMs = (key: keyof Reading, value: number) => (key === 'heap' ? kilo(value) : value.toFixed(0));
