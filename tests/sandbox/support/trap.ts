import type { Answer } from './api.ts';
import type { World } from './world.ts';

/** One surprise of the platform: what is done, and what comes of it. */
export interface Trap {
  /** Section of the API's description. */
  section: string;
  name: string;
  when: (world: World) => Promise<Answer>;
  status: number;
  /** Part of an object, a whole text, or a pattern of the error's text. */
  body?: unknown;
}
