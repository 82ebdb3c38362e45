import type { Database } from '../store/database.ts';

/** A mail the platform would have sent, reduced to what somebody has to read in it. */
export interface SentMail {
  to: string;
  /** The code at the end of the link to a new password, which the console serves as `/reset-password/<code>`. */
  link?: string;
  /** The code that confirms the address of a registration. */
  code?: string;
}

export interface CardCharge {
  account_sid: string;
  /** In cents; less than nothing is a credit. */
  amount: number;
  reason: string;
}

/** What other services keep for a hosted platform: mails, charges of cards, codes of sign-in services. */
export class Outside {
  constructor(private readonly database: Database) {}

  mailCode(email: string, code: string): void {
    this.database.run('INSERT INTO activation_mails VALUES (?, ?)', [email, code]);
  }

  mails(): SentMail[] {
    const rows = this.database.all('SELECT email, code FROM activation_mails ORDER BY rowid');
    return rows.map(({ email, code }) => ({ to: String(email), code: String(code) }));
  }

  /** Whether an address signs up for the first time; it does not the next time (platform-api 3.6). */
  signUp(email: string): boolean {
    return this.database.run('INSERT OR IGNORE INTO signups VALUES (?)', [email]) > 0;
  }

  /** Whether the code of a sign-in service is used for the first time. */
  useGrant(code: string): boolean {
    return this.database.run('INSERT OR IGNORE INTO used_grants VALUES (?)', [code]) > 0;
  }

  charge({ account_sid: accountSid, amount, reason }: CardCharge): void {
    this.database.run('INSERT INTO charges VALUES (?, ?, ?)', [accountSid, amount, reason]);
  }

  charges(): CardCharge[] {
    const rows = this.database.all('SELECT account_sid, amount, reason FROM charges ORDER BY rowid');
    return rows as unknown as CardCharge[];
  }
}
