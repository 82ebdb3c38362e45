import type { ServiceProvider } from '../../session/session';
import type { Reachability } from '../session/reachability';
import { requiredContext } from '../../session/requiredContext';

/** What the frame does beside showing resources. */
export interface FrameServices {
  productName: string;
  accent: string | undefined;
  reachability: Reachability;
  loadProviders: () => Promise<ServiceProvider[]>;
  /** @returns the identifier of the new provider. @throws what the platform refused it with */
  addProvider: (name: string) => Promise<string>;
  /** Seconds between two looks for unread alerts; 0 looks once. */
  alertPollSeconds: number;
  /** How many alerts a request of `unreadAlertsRequest` finds. */
  countAlerts: (request: { path: string; query: Record<string, unknown> }) => Promise<number>;
  /** What the platform calls the signed-in user now. */
  readOwnName: () => Promise<string>;
  /** Remembers the choice of an admin; the session changes with it. */
  chooseProvider: (sid: string) => void;
  /** Ends the session and leaves the console. */
  signOut: () => Promise<void>;
}

/** The hook throws outside the console’s frame. */
export const [FrameProvider, useFrame] = requiredContext<FrameServices>('useFrame needs a FrameProvider above it.');
