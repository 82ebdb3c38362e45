import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a sign-in puts into the token (platform-api 2.1). */
export interface Claims {
  scope: Scope;
  /** Not from `/register`. */
  permissions?: string[];
  /** Only from `/login`. */
  is_view_only?: boolean;
  service_provider_sid?: string;
  service_provider_name?: string;
  account_sid?: string;
  account_name?: string;
  user_sid: string;
  /** Not from `/signin`. */
  name?: string;
  /** Only from `/register`. */
  email?: string;
  iat: number;
  exp: number;
}

export type Scope = 'admin' | 'service_provider' | 'account';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signature = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest();

export function signToken(claims: Claims, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${signature(text, secret).toString('base64url')}`;
}

/** The claims of a token that is well signed and not expired. */
export function readToken(token: string, secret: string, seconds: number): Claims | undefined {
  const [header = '', payload = '', mark = ''] = token.split('.');
  const expected = signature(`${header}.${payload}`, secret);
  const given = Buffer.from(mark, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  return claims.exp > seconds ? claims : undefined;
}
