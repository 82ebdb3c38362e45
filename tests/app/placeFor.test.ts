// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { placeFor } from '../../src/app/gate/placeFor';

describe('what an address shows before the console is loaded', () => {
  it.each([
    ['/', false, 'login'],
    ['/sign-in', false, 'login'],
    ['/sign-in/', false, 'login'],
    ['/', true, 'console'],
    ['/sign-in', true, 'console'],
    ['/internal', false, 'must-log-in'],
    ['/internal/accounts', false, 'must-log-in'],
    ['/internal/accounts', true, 'console'],
    ['/internal/nothing-there', true, 'console'],
    ['/internals', true, 'not-found'],
    ['/create-password', false, 'must-log-in'],
    ['/create-password', true, 'create-password'],
    ['/reset-password/abc', false, 'not-found'],
    ['/nowhere', false, 'not-found'],
    ['/nowhere', true, 'not-found'],
  ] as const)('%s, signed in: %s → %s', (path, isSignedIn, place) => {
    expect(placeFor(path, isSignedIn)).toBe(place);
  });
});
