import { marks } from './inPage';

/** Categories of the trace: our marks, and when each task ran. */
export const categories = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds; `tdur` is the thread's own time. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Of the page's main thread, in milliseconds. */
export interface Processor {
  untilReached: number;
  untilRest: number;
  /** What tasks took beyond 50 ms, until the goal was reached. */
  blocking: number;
}

const longTask = 50;
const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);

/**
 * Sums up the tasks between the marks. Only tasks: to slow a processor down the browser lets the thread spin, and does so while it
 * waits as well, so that the thread's clock alone would tell how long the network took.
 */
export function readTrace(trace: Buffer): Processor {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const last = (name: string) => traceEvents.filter((event) => event.name === name).at(-1);
  const [begin, end, rest] = [last(marks.begin), last(marks.end), last(marks.rest)];
  if (!begin || !end || !rest) throw new Error('The trace lacks a mark.');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === end.pid && tid === end.tid && ts + dur > begin.ts && ts < rest.ts,
  );
  const before = tasks.filter(({ ts }) => ts < end.ts);
  return {
    untilReached: sum(before.map(({ tdur = 0 }) => tdur / 1000)),
    untilRest: sum(tasks.map(({ tdur = 0 }) => tdur / 1000)),
    blocking: sum(before.map(({ dur = 0 }) => Math.max(0, dur / 1000 - longTask))),
  };
}
