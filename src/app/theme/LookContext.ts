import { createContext } from 'react';
import type { Mode } from './tokens';

/** How the console looks now: what draws with computed styles makes its theme of it. */
export interface Look {
  mode: Mode;
  /** Of the deployment, for the light mode. */
  accent?: string | undefined;
}

export const LookContext = createContext<Look>({ mode: 'light' });
