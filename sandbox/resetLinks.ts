import { randomBytes } from 'node:crypto';
import type { SentMail } from './hosted/outside.ts';
import type { Database } from './store/database.ts';

const hour = 3600;

/** Codes by which somebody who forgot the password gets in, each good for an hour (platform-api 3.5). */
export class ResetLinks {
  constructor(
    private readonly database: Database,
    private readonly seconds: () => number,
  ) {}

  send(userSid: string, email: string): void {
    const link = randomBytes(16).toString('base64url');
    const values = [link, userSid, email, this.seconds() + hour];
    this.database.run('INSERT INTO reset_links (link, user_sid, email, expires_at) VALUES (?, ?, ?, ?)', values);
  }

  userOf(link: string): string | undefined {
    const values = [link, this.seconds()];
    const row = this.database.get('SELECT user_sid FROM reset_links WHERE link = ? AND expires_at > ?', values);
    return row?.user_sid as string | undefined;
  }

  /** Uses a code up; whether it was one. */
  take(link: string): boolean {
    return this.database.run('DELETE FROM reset_links WHERE link = ? AND expires_at > ?', [link, this.seconds()]) > 0;
  }

  mails(): SentMail[] {
    const rows = this.database.all('SELECT email, link FROM reset_links ORDER BY rowid');
    return rows.map(({ email, link }) => ({ to: email as string, link: link as string }));
  }
}
