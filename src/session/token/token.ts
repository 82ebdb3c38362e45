/* In: the bearer token as the API gives it. Out: what it says of its user, and whether it holds. */
import type { Scope } from '../../schema/types';

/** What a token says (platform-api 2.1). Only what every way of signing in puts there is demanded. */
export interface Claims {
  scope: Scope;
  user_sid: string;
  /** Seconds since the epoch. */
  exp: number;
  /** When it was issued, likewise. */
  iat?: number;
  name?: string;
  is_view_only?: boolean;
  permissions?: string[];
  account_sid?: string;
  account_name?: string;
  service_provider_sid?: string;
  service_provider_name?: string;
}

const scopes: readonly unknown[] = ['account', 'service_provider', 'admin'] satisfies Scope[];

/** Payloads are base64url and UTF-8: names may hold any letter. */
const decode = (part: string): unknown => {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
};

const isClaims = (value: unknown): value is Claims => {
  if (value === null || typeof value !== 'object') return false;
  const { scope, exp, user_sid } = value as Record<string, unknown>;
  return scopes.includes(scope) && typeof exp === 'number' && Number.isFinite(exp) && typeof user_sid === 'string';
};

/**
 * Reads a token without judging its signature: that is the server's work.
 * @returns undefined for anything that is not a token of the platform.
 */
export function readToken(text: string | null | undefined): Claims | undefined {
  const parts = text?.split('.') ?? [];
  if (parts.length !== 3) return undefined;
  try {
    const claims = decode(parts[1] ?? '');
    return isClaims(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** @param now milliseconds since the epoch */
export const isExpired = (claims: Pick<Claims, 'exp'>, now: number): boolean => claims.exp * 1000 <= now;
