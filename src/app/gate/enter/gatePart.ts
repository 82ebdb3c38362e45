import { part } from '../../../loading/part';

/** What stands beside the sign-in page: signing in, the other pages before the console, and the way into it. */
export const gatePart = part(() => import('./beside'));
