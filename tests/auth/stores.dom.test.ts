import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountFilter } from '../../src/session/choices/accountFilter';
import { beginSession, settleIn } from '../../src/session/beginSession';
import { currentProvider } from '../../src/session/choices/currentProvider';
import { drafts } from '../../src/session/ending/drafts';
import { clearSession, endSession, followSessionEnd } from '../../src/session/ending/endSession';
import { flash, flashKeys } from '../../src/session/ending/flash';
import { returnPath } from '../../src/session/ending/returnPath';
import { sessionStore } from '../../src/session/sessionStore';
import { createTabValue } from '../../src/session/storage/tabValue';
import { tokenStore } from '../../src/session/token/tokenStore';
import { buildToken } from '../support/tokens';

const expired = buildToken({ exp: 1_000 });
const expiry = { key: 'errors.session_expired', kind: 'error' } as const;
const address = '/internal/things/1/edit';
const openForm = (name: string) => drafts.offer(address, () => ({ values: { name }, leftOut: [] }));

beforeEach(() => clearSession());

describe('the stored token', () => {
  it('is valid until it ends', () => {
    tokenStore.write(buildToken());
    expect(tokenStore.read()).toMatchObject({ state: 'valid', claims: { user_sid: 'user-1' } });
  });

  it('is removed when it has expired, and said to have expired once', () => {
    tokenStore.write(expired);
    expect(tokenStore.read()).toMatchObject({ state: 'expired', claims: { user_sid: 'user-1' } });
    expect(tokenStore.read()).toEqual({ state: 'none' });
  });

  it.each(['undefined', 'abc', 'a.b.c'])('%s is removed and counts as none', (text) => {
    localStorage.setItem('token', text);
    expect(tokenStore.read()).toEqual({ state: 'none' });
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('the end of a session', () => {
  it('clears both storages except preferences', () => {
    localStorage.setItem('prefs.theme', '"dark"');
    sessionStorage.setItem('prefs.tab', '1');
    localStorage.setItem('queryFilter', 'x');
    sessionStorage.setItem('draft.form', '{}');
    tokenStore.write(buildToken());
    clearSession();
    expect(Object.keys(localStorage)).toEqual(['prefs.theme']);
    expect(Object.keys(sessionStorage)).toEqual(['prefs.tab']);
  });

  it('keeps what the open forms hold when it ended by itself, for its user alone', () => {
    tokenStore.write(buildToken());
    const close = openForm('typed');
    endSession(expiry, '/internal/things/1/edit');
    close();
    expect(drafts.find('user-1', address)).toEqual({ values: { name: 'typed' }, leftOut: [] });
    expect(drafts.find('user-2', address)).toBeUndefined();
  });

  it('asks no form that is closed', () => {
    tokenStore.write(buildToken());
    openForm('typed')();
    endSession(expiry, '/internal/things/1/edit');
    expect(drafts.find('user-1', address)).toBeUndefined();
  });

  it('leaves a message and the way back for the same user', () => {
    tokenStore.write(buildToken());
    endSession({ key: 'errors.session_expired', kind: 'error' }, '/internal/things/1/edit?tab=2');
    expect(tokenStore.read()).toEqual({ state: 'none' });
    expect(flash.take()).toEqual({ key: 'errors.session_expired', kind: 'error' });
    expect(returnPath.take('user-1')).toBe('/internal/things/1/edit?tab=2');
  });
});

describe('a user who signs out', () => {
  it('leaves no unsaved form behind, and a message for whoever listens', () => {
    tokenStore.write(buildToken());
    const close = openForm('typed');
    let seen: unknown;
    const end = tokenStore.subscribe(() => (seen = flash.take()));
    endSession({ key: 'frame.logged_out', kind: 'success' });
    end();
    close();
    expect(drafts.find('user-1', address)).toBeUndefined();
    expect(seen).toEqual({ key: 'frame.logged_out', kind: 'success' });
  });
});

describe('a session that another tab ended', () => {
  it('leaves here the reason that stands there, the way back, and what is typed here', () => {
    tokenStore.write(buildToken());
    endSession({ key: 'frame.logged_out', kind: 'success' });
    sessionStorage.clear();
    const close = openForm('typed');
    followSessionEnd('user-1', address);
    close();
    expect(flash.take()).toEqual({ key: 'frame.logged_out', kind: 'success' });
    expect(returnPath.take('user-1')).toBe(address);
    expect(drafts.find('user-1', address)?.values).toEqual({ name: 'typed' });
  });

  it('has expired, for all this tab knows, where no reason stands', () => {
    localStorage.clear();
    followSessionEnd('user-1', address);
    expect(flash.take()).toEqual(expiry);
  });

  it('was not ended there where this tab has said why', () => {
    flash.put({ key: 'frame.logged_out', kind: 'success' });
    followSessionEnd('user-1', address);
    expect(returnPath.take('user-1')).toBeUndefined();
  });
});

describe('a session that begins', () => {
  const keepDraftOf = (user_sid: string) => {
    tokenStore.write(buildToken({ user_sid }));
    const close = openForm(user_sid);
    endSession(expiry, address);
    close();
  };

  it.each([
    ['two hours ahead', -7_200],
    ['five minutes ahead', -300],
    ['five minutes behind', 300],
  ])('lasts as long as the platform says on a computer whose clock is %s', (_, offset) => {
    const issued = Math.floor(Date.now() / 1000) + offset;
    beginSession(buildToken({ iat: issued, exp: issued + 60 }));
    expect(tokenStore.read().state).toBe('valid');
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(tokenStore.read().state).toBe('expired');
    later.mockRestore();
  });

  it('finds nothing of the user before', () => {
    keepDraftOf('user-1');
    accountFilter.set('theirs');
    localStorage.setItem('list.things.listParams', '{}');
    localStorage.setItem('prefs.theme', '"dark"');
    beginSession(buildToken({ user_sid: 'user-2' }));
    expect(accountFilter.get()).toBeUndefined();
    expect(returnPath.take('user-2')).toBeUndefined();
    expect(Object.keys({ ...localStorage, ...sessionStorage }).sort()).toEqual([
      'clockOffset',
      'lastWords',
      'prefs.theme',
      'token',
    ]);
  });

  it('finds the own unsaved form and the way back to it', () => {
    keepDraftOf('user-1');
    beginSession(buildToken());
    settleIn('user-1');
    expect(drafts.find('user-1', address)?.values).toEqual({ name: 'user-1' });
    expect(returnPath.take('user-1')).toBe(address);
  });

  it('leaves what the same user does in other tabs as it is', () => {
    tokenStore.write(buildToken());
    accountFilter.set('account-1');
    beginSession(buildToken({ iat: 2 }));
    expect(accountFilter.get()).toBe('account-1');
  });

  it('forgets at last what waited in this tab for others', () => {
    keepDraftOf('user-1');
    settleIn('user-2');
    expect(drafts.find('user-1', address)).toBeUndefined();
    expect(flash.take()).toBeUndefined();
  });
});

describe('the message of the login page', () => {
  it('is given once', () => {
    flash.put({ key: 'frame.logged_out', kind: 'success' });
    expect(flash.take()).toEqual({ key: 'frame.logged_out', kind: 'success' });
    expect(flash.take()).toBeUndefined();
  });

  it.each(['{', '42', '{"key":1,"kind":"error"}', '{"key":"a","kind":"odd"}'])(
    'is nothing when %s is stored',
    (text) => {
      sessionStorage.setItem('flash', text);
      expect(flash.take()).toBeUndefined();
    },
  );
});

describe('the way back', () => {
  it.each([
    'https://elsewhere.example/internal/things',
    '//elsewhere.example/internal/things',
    '/\\elsewhere.example/internal',
    '/sign-in',
    '/internalthings',
    '/internal/../sign-in',
    'internal/things',
  ])('does not lead to %s', (path) => {
    returnPath.keep(path);
    expect(returnPath.take()).toBeUndefined();
  });

  it('is not open to another user', () => {
    returnPath.keep('/internal/things', 'user-1');
    expect(returnPath.take('user-2')).toBeUndefined();
  });

  it('is open to anybody when nobody was known', () => {
    returnPath.keep('/internal/things');
    expect(returnPath.take('user-2')).toBe('/internal/things');
  });

  it('is not believed when the storage was changed by hand', () => {
    sessionStorage.setItem('returnPath', '{"path":"https://elsewhere.example"}');
    expect(returnPath.take()).toBeUndefined();
  });
});

describe('the session store', () => {
  it('gives the same object until something changes', () => {
    tokenStore.write(buildToken());
    const before = sessionStore.getSession();
    expect(sessionStore.getSession()).toBe(before);
    sessionStore.setCurrentProvider('sp-2');
    expect(sessionStore.getSession()).toMatchObject({ current_service_provider_sid: 'sp-2' });
  });

  it('tells its listeners of token and provider, and no longer after the end of the subscription', () => {
    const listener = vi.fn();
    const end = sessionStore.subscribe(listener);
    tokenStore.write(buildToken());
    currentProvider.set('sp-2');
    currentProvider.set('sp-2');
    end();
    currentProvider.set('sp-3');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is empty after the end of a session', () => {
    tokenStore.write(buildToken());
    currentProvider.set('sp-2');
    clearSession();
    expect(sessionStore.getSession()).toBeUndefined();
  });
});

describe('what is chosen in a tab', () => {
  const choose = (value: string) => localStorage.setItem('own.u1.activeServiceProvider', value);
  const fresh = () => createTabValue('activeServiceProvider');

  it('begins with what was chosen last in the browser', () => {
    choose('sp-1');
    const choice = fresh();
    choice.settle('u1');
    expect(choice.get()).toBe('sp-1');
  });

  it.each(['sp-1', ''])('does not follow what another tab chooses afterwards: “%s”', (value) => {
    choose(value);
    const choice = fresh();
    choice.settle('u1');
    choose('sp-2');
    expect(choice.get()).toBe(value || undefined);
  });

  it('is found again after a reload, and is where the next tab begins', () => {
    const choice = fresh();
    choice.settle('u1');
    choice.set('sp-1');
    const next = fresh();
    sessionStorage.clear();
    next.settle('u1');
    expect(next.get()).toBe('sp-1');
    choice.settle('u1');
    choose('sp-2');
    const reloaded = fresh();
    reloaded.settle('u1');
    expect(reloaded.get()).toBe('sp-1');
  });

  it.each([
    ['ended by itself', '/internal/users/add'],
    ['was ended by signing out', undefined],
  ])('is found again by the same user after a session that %s', (_, returnTo) => {
    const choice = fresh();
    choice.settle('u1');
    tokenStore.write(buildToken({ user_sid: 'u1' }));
    choice.set('sp-1');
    endSession({ key: flashKeys.sessionExpired, kind: 'error' }, returnTo);
    beginSession(buildToken({ user_sid: 'u1' }));
    const next = fresh();
    next.settle('u1');
    expect(next.get()).toBe('sp-1');
  });

  it('is found by nobody who signs in after its user, who finds it behind them', () => {
    const signIn = (user_sid: string) => {
      beginSession(buildToken({ user_sid }));
      const choice = fresh();
      choice.settle(user_sid);
      return choice;
    };
    const signOut = () => endSession({ key: flashKeys.loggedOut, kind: 'success' });
    signIn('u1').set('sp-1');
    signOut();
    const theirs = signIn('u2');
    expect(theirs.get()).toBeUndefined();
    theirs.set('sp-2');
    signOut();
    expect(signIn('u1').get()).toBe('sp-1');
  });

  it('stays empty over signing out where it was emptied', () => {
    const choice = fresh();
    choice.settle('u1');
    choice.set('sp-1');
    choice.set(undefined);
    endSession({ key: flashKeys.loggedOut, kind: 'success' });
    const next = fresh();
    next.settle('u1');
    expect(next.get()).toBeUndefined();
  });

  it('is nothing that another user in the same tab gets to see', () => {
    const choice = fresh();
    choice.settle('u1');
    choice.set('sp-1');
    localStorage.clear();
    const next = fresh();
    next.settle('u2');
    expect(next.get()).toBeUndefined();
  });
});

describe('the shared account filter', () => {
  it('tells of a change and is cleared by an empty value', () => {
    const listener = vi.fn();
    const end = accountFilter.subscribe(listener);
    accountFilter.set('a-1');
    expect(accountFilter.get()).toBe('a-1');
    accountFilter.set('');
    expect(accountFilter.get()).toBeUndefined();
    end();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
