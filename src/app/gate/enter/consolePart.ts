import { part } from '../../../loading/part';

/** Everything behind the gate. */
export const consolePart = part(() => import('../../start/openConsole'));
