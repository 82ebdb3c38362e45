/** A key as the list shows it: its token is not kept beyond its last four letters. */
export interface ApiKey {
  id: string;
  /** The last four letters of the token. */
  ending: string;
  /** Times as the API gives them. */
  created_at: unknown;
  last_used: unknown;
  expires_at: unknown;
}

const lettersShown = 4;

export const endingOf = (token: unknown): string => (typeof token === 'string' ? token.slice(-lettersShown) : '');

export const masked = (ending: string): string => `••••${ending}`;

/** @param row as the API lists it, token and all */
export const apiKeyOf = ({ id, token, ...row }: Readonly<Record<string, unknown>>): ApiKey => ({
  id: String(id),
  ending: endingOf(token),
  created_at: row.created_at,
  last_used: row.last_used,
  expires_at: row.expires_at,
});
