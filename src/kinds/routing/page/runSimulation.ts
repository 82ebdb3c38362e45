import type { Decision } from './decideRoute';
import type { SimulationNews, SimulationTask } from './simulation';

/** How long one expression may take over one number, in milliseconds. */
const longest = 500;

/** After so many numbers over which an expression did not come to an end, it is not tried with further ones. */
const mostSlow = 3;

/** What a browser's worker is used for here. */
export type SimulationWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

const newWorker = (): SimulationWorker =>
  new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' });

/** Routes that are given up on: for a number, or for all that come after it. */
function withSlow({ slow, numbers, ...task }: SimulationTask, place: number, route: number): SimulationTask {
  const isHopeless = slow.filter(([, each]) => each === route).length + 1 >= mostSlow;
  const places = isHopeless ? numbers.slice(place).map((_, index) => place + index) : [place];
  return { ...task, numbers, from: place, slow: [...slow, ...places.map((each) => [each, route] as const)] };
}

/** One worker, as long as it gets on. @returns the task that is left where an expression did not come to an end */
function runOnce(task: SimulationTask, decisions: Decision[], signal: AbortSignal, makeWorker: () => SimulationWorker) {
  return new Promise<SimulationTask | undefined>((resolve, reject) => {
    const worker = makeWorker();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      worker.terminate();
      settle();
    };
    const abort = () => end(() => reject(signal.reason as Error));
    signal.addEventListener('abort', abort);
    worker.addEventListener('error', (event) => end(() => reject(new Error(event.message))));
    worker.addEventListener('message', (event) => {
      const news = (event as MessageEvent<SimulationNews>).data;
      clearTimeout(timer);
      if (news.kind === 'ready') worker.postMessage(task);
      if (news.kind === 'running')
        timer = setTimeout(() => end(() => resolve(withSlow(task, news.place, news.route))), longest);
      if (news.kind !== 'decided') return;
      decisions[news.place] = news.decision;
      if (news.place === task.numbers.length - 1) end(() => resolve(undefined));
    });
  });
}

/**
 * Which route takes each number. The expressions run in a worker; one that does not come to an end is stopped, and the numbers that
 * reach it are `slow`.
 * @param patterns of the routes, in their order
 * @param signal ends it: the promise is rejected then, as where the worker cannot be started
 */
export async function runSimulation(
  patterns: readonly string[],
  numbers: readonly string[],
  signal: AbortSignal,
  makeWorker: () => SimulationWorker = newWorker,
): Promise<Decision[]> {
  const decisions: Decision[] = [];
  let task: SimulationTask | undefined = numbers.length === 0 ? undefined : { patterns, numbers, from: 0, slow: [] };
  while (task) task = await runOnce(task, decisions, signal, makeWorker);
  return decisions;
}
