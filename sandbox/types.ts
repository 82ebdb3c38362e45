import type { CardCharge, SentMail } from './hosted/outside.ts';

/** `hosted` is the default seed on a hosted platform, with tenants in each state of a plan. */
export type SandboxProfile = 'default' | 'big' | 'hosted';

/** Switches of an installation, which no call tells of (platform-api 24). */
export interface Deployment {
  /** The widest network an inbound SIP gateway may name. */
  minimumNetmask?: number;
  /** Accounts write neither carriers nor SIP gateways nor new numbers. */
  carriersByProviderOnly?: boolean;
  /** Logs are kept in AWS deployments only (platform-api 17.4). */
  withoutLogs?: boolean;
  /** There is no server that captures SIP (platform-api 17.2). */
  withoutCaptures?: boolean;
  /** There is no server that keeps traces (platform-api 17.5). */
  withoutTraces?: boolean;
  /** Accounts sign up by themselves and pay by card (platform-api 21, 24); on in the profile of that name. */
  hosted?: boolean;
}

/** A request that was answered, secrets masked. */
export interface SandboxRequest {
  method: string;
  /** Below `/api/v1`, for example `/PhoneNumbers`. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  /** 0 when the connection was closed instead. */
  status: number;
}

/** An answer given in place of the platform's own. */
export interface Fault {
  /** Any method when absent. */
  method?: string;
  /** Regular expression tested on the path below `/api/v1`. */
  path: string;
  status?: number;
  /** A string is sent as text, anything else as JSON. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  /** Milliseconds to wait; a fault with nothing but a delay lets the platform answer afterwards. */
  delay?: number;
  /** Closes the connection without an answer: before the platform hears of the request, or once it has done what was asked. */
  drop?: boolean | 'when done';
  /** How often it strikes: once when absent, until the reset when 0. */
  times?: number;
}

export interface Sandbox {
  /** Answers `/api/v1/*` and, with control on, `/sandbox/*`. Rejects with a TypeError where the real server would drop the connection. */
  fetch(request: Request): Promise<Response>;
  /** Back to the seed and to the given switches; faults and the request log are forgotten. */
  reset(profile?: SandboxProfile, deployment?: Deployment): void;
  addFault(fault: Fault): void;
  requests(): SandboxRequest[];
  clearRequests(): void;
  /** The mails of forgotten passwords and of registrations, which go nowhere else. */
  mails(): SentMail[];
  /** What cards were charged so far, oldest first. */
  charges(): CardCharge[];
  /** Tells the platform what came of a payment that asked for more than a card, as the provider of card payment would. */
  settlePayment(clientSecret: string, isPaid: boolean): boolean;
  close(): void;
}

export interface SandboxOptions {
  profile?: SandboxProfile;
  deployment?: Deployment;
  /** SQLite file kept between runs; in memory when absent. */
  file?: string;
  /** Such a file, with whose rows it begins: quicker than to write the seed once more. Sign-ins and mails are not copied. */
  rowsOf?: string;
  /** Whether `/sandbox/*` is served; on when absent. */
  control?: boolean;
  /** Seconds a sign-in lasts; an hour when absent. */
  tokenLifetime?: number;
  /** Milliseconds a sign-in takes; none when absent. */
  loginDelay?: number;
  now?: () => number;
}
