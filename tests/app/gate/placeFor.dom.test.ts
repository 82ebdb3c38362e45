import { afterEach, describe, expect, it } from 'vitest';
import { placeFor } from '../../../src/app/gate/enter/placeFor';

afterEach(() => delete window.JAMBONZ);

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
    ['/forgot-password', false, 'not-found'],
    ['/nowhere', false, 'not-found'],
    ['/nowhere', true, 'not-found'],
  ] as const)('%s, signed in: %s → %s', (path, isSignedIn, place) => {
    expect(placeFor(path, isSignedIn)).toBe(place);
  });
});

describe('where forgotten passwords are reset, an address shows', () => {
  it.each([
    ['/forgot-password', 'forgot-password'],
    ['/forgot-password/', 'forgot-password'],
    ['/reset-password/a%2Fb', 'reset-password'],
    ['/reset-password', 'not-found'],
    ['/reset-password/a/b', 'not-found'],
  ])('%s → %s', (path, place) => {
    window.JAMBONZ = { ENABLE_FORGOT_PASSWORD: 'true' };
    expect(placeFor(path, false)).toBe(place);
    expect(placeFor(path, true)).toBe(place);
  });
});
