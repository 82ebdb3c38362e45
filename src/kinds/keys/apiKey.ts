/** A key as the list shows it: its token is not kept beyond its last four letters. */
export interface ApiKey {
  id: string;
  /** Its last four letters behind dots. */
  name: string;
  /** Times as the API gives them. */
  created_at: unknown;
  last_used: unknown;
  expires_at: unknown;
}

export const apiKeyOf = ({
  id,
  ending,
  created_at,
  last_used,
  expires_at,
}: Readonly<Record<string, unknown>>): ApiKey => ({
  id: String(id),
  name: typeof ending === 'string' ? ending : '',
  created_at,
  last_used,
  expires_at,
});
