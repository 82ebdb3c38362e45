import type { Context } from 'hono';
import type { Scope } from './token.ts';

/** Who asks, from a sign-in token or an API key (platform-api 2). */
export interface Caller {
  scope: Scope;
  /** Null for an API key. */
  userSid: string | null;
  accountSid: string | null;
  /** Null for an account's API key, though the account has one (platform-api 2.2). */
  serviceProviderSid: string | null;
  isViewOnly: boolean;
}

export type Body = Record<string, unknown>;

export interface Env {
  Variables: { caller: Caller; body: Body };
}

export type Ctx = Context<Env>;
