import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../src/session/sessionOf';
import { isExpired, readToken, type Claims } from '../../src/session/token/token';
import { buildClaims, buildToken } from '../support/tokens';

const claimsOf = (changes: Record<string, unknown> = {}) => buildClaims(changes) as unknown as Claims;

describe('readToken', () => {
  it.each([
    ['nothing', undefined],
    ['the word undefined', 'undefined'],
    ['one part', 'abc'],
    ['three parts that are no base64', 'a.b.c'],
    ['three parts without JSON', 'YQ.YQ.YQ'],
    ['a payload of null', `a.${btoa('null')}.c`],
    ['no end', buildToken({ exp: undefined })],
    ['an end that is no number', buildToken({ exp: 'tomorrow' })],
    ['an unknown scope', buildToken({ scope: 'read-write' })],
    ['no user', buildToken({ user_sid: undefined })],
    ['four parts', `${buildToken()}.d`],
  ])('takes %s for no token', (_, text) => {
    expect(readToken(text)).toBeUndefined();
  });

  it('decodes letters beyond ASCII and the url alphabet of base64', () => {
    const name = 'Jürgen Ωμέγα ???>>>';
    const token = buildToken({ name });
    expect(token.split('.')[1]).toMatch(/[-_]/);
    expect(readToken(token)?.name).toBe(name);
  });

  it('reads a token without the optional claims', () => {
    const token = buildToken({ scope: 'account', permissions: undefined, is_view_only: undefined, name: undefined });
    expect(readToken(token)).toMatchObject({ scope: 'account', user_sid: 'user-1' });
  });
});

describe('isExpired', () => {
  it.each([
    [999, false],
    [1000, true],
    [1001, true],
  ])('at %d ms a token that ends at 1 s: %s', (now, expired) => {
    expect(isExpired({ exp: 1 }, now)).toBe(expired);
  });
});

describe('sessionOf', () => {
  it.each([
    ['an admin the chosen one', { scope: 'admin' }, 'chosen', 'chosen'],
    ['an admin without a choice none', { scope: 'admin' }, undefined, undefined],
    ['a provider user the own one', { scope: 'service_provider', service_provider_sid: 'own' }, 'chosen', 'own'],
    [
      'an account user the own one',
      { scope: 'account', account_sid: 'a', service_provider_sid: 'own' },
      'chosen',
      'own',
    ],
  ])('shows %s', (_, changes, chosen, provider) => {
    expect(sessionOf(claimsOf(changes), chosen).current_service_provider_sid).toBe(provider);
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
    ['yes', false],
  ])('is_view_only %s makes view-only %s', (claim, viewOnly) => {
    expect(sessionOf(claimsOf({ is_view_only: claim })).viewOnly).toBe(viewOnly);
  });

  it('carries names and identifiers of an account user', () => {
    const session = sessionOf(
      claimsOf({ scope: 'account', account_sid: 'a-1', account_name: 'Acme', service_provider_sid: 'sp-1' }),
    );
    expect(session).toMatchObject({ account_sid: 'a-1', account_name: 'Acme', service_provider_sid: 'sp-1' });
  });

  it('has no entry for what the token does not say', () => {
    expect(sessionOf(claimsOf({ account_sid: null }))).not.toHaveProperty('account_sid');
  });
});
