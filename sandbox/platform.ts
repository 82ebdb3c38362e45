import { randomBytes } from 'node:crypto';
import { Outside } from './hosted/outside.ts';
import { ResetLinks } from './resetLinks.ts';
import type { Database } from './store/database.ts';
import { Store } from './store/store.ts';
import type { Deployment } from './types.ts';

/** What the routes share: the rows, the clock, and what the real server keeps in memory between requests. */
export class Platform {
  readonly store: Store;
  readonly resetLinks: ResetLinks;
  readonly outside: Outside;
  readonly secret: string;
  /** Switches no call tells of; a reset may set others (platform-api 24). */
  deployment: Deployment = {};

  constructor(
    readonly database: Database,
    readonly now: () => number,
    /** Seconds a sign-in lasts. */
    readonly tokenLifetime: number,
    /** Milliseconds a sign-in takes; the real server takes up to a second (platform-api 1.3). */
    readonly loginDelay: number,
  ) {
    this.store = new Store(database, now);
    this.resetLinks = new ResetLinks(database, () => this.seconds);
    this.outside = new Outside(database);
    this.secret = this.#keptSecret();
  }

  get seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /** One record per user, not per token (platform-api 2.1). */
  openSession(userSid: string): void {
    this.database.run('INSERT OR REPLACE INTO sessions VALUES (?, ?)', [userSid, this.seconds + this.tokenLifetime]);
  }

  closeSessions(userSid: string): void {
    this.database.run('DELETE FROM sessions WHERE user_sid = ?', [userSid]);
  }

  hasSession(userSid: string): boolean {
    const values = [userSid, this.seconds];
    return !!this.database.get('SELECT 1 AS found FROM sessions WHERE user_sid = ? AND expires_at > ?', values);
  }

  /** Signing secret of this database: a kept file keeps its sign-ins valid over a restart. */
  #keptSecret(): string {
    this.database.run("INSERT OR IGNORE INTO secrets VALUES ('token', ?)", [randomBytes(32).toString('hex')]);
    return this.database.get("SELECT value FROM secrets WHERE name = 'token'")?.value as string;
  }
}
