import { decideAll, type SimulationNews, type SimulationTask } from './simulation';

/* Expressions that an operator wrote are run here, where they can be stopped. */
const tell = (news: SimulationNews) => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<SimulationTask>) => decideAll(data, tell));
tell({ kind: 'ready' });
