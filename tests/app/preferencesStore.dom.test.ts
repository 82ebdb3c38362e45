import { describe, expect, it, vi } from 'vitest';
import { createPreferencesStore } from '../../src/app/start/preferencesStore';
import { clearSession } from '../../src/session/ending/endSession';

describe('the store of preferences', () => {
  it('keeps values below its own prefix', () => {
    createPreferencesStore().setItem('theme', 'dark');
    expect(localStorage.getItem('prefs.theme')).toBe('"dark"');
    expect(createPreferencesStore().getItem('theme')).toBe('dark');
  });

  it('falls back where nothing, or nothing readable, is stored', () => {
    localStorage.setItem('prefs.broken', '{');
    expect(createPreferencesStore().getItem('broken', 'x')).toBe('x');
    expect(createPreferencesStore().getItem('missing', 'y')).toBe('y');
  });

  it('tells subscribers until they leave', () => {
    const store = createPreferencesStore();
    const tell = vi.fn();
    const leave = store.subscribe('theme', tell);
    store.setItem('theme', 'dark');
    leave();
    store.setItem('theme', 'light');
    expect(tell.mock.calls).toEqual([['dark']]);
  });

  it('follows another tab', () => {
    const store = createPreferencesStore();
    store.setup();
    const tell = vi.fn();
    store.subscribe('theme', tell);
    localStorage.setItem('prefs.theme', '"light"');
    window.dispatchEvent(new StorageEvent('storage', { key: 'prefs.theme' }));
    store.teardown();
    expect(tell).toHaveBeenCalledWith('light');
  });

  it('does not follow the selection of another tab', () => {
    const store = createPreferencesStore();
    store.setup();
    const tell = vi.fn();
    store.subscribe('things.selectedIds', tell);
    localStorage.setItem('list.things.selectedIds', '["1"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'list.things.selectedIds' }));
    store.teardown();
    expect(tell).not.toHaveBeenCalled();
  });

  it('forgets list states at a reset, and keeps preferences', () => {
    const store = createPreferencesStore();
    store.setItem('things.listParams', { filter: { q: 'secret' } });
    store.setItem('theme', 'dark');
    store.reset();
    expect(store.listItems?.()).toEqual({ theme: 'dark' });
  });

  it('keeps list states where the end of a session finds them', () => {
    createPreferencesStore('user-1').setItem('things.listParams', { filter: { q: 'secret' } });
    clearSession();
    expect(createPreferencesStore('user-1').getItem('things.listParams')).toBeUndefined();
  });

  it('keeps saved queries over sign-out for the one who saved them', () => {
    createPreferencesStore('user-1').setItem('prefs.savedQueries.things', [{ name: 'mine' }]);
    clearSession();
    expect(createPreferencesStore('user-2').getItem('prefs.savedQueries.things')).toBeUndefined();
    expect(createPreferencesStore('user-2').listItems?.()).toEqual({});
    expect(createPreferencesStore('user-1').getItem('prefs.savedQueries.things')).toEqual([{ name: 'mine' }]);
  });

  it('removes by prefix', () => {
    const store = createPreferencesStore();
    store.setItem('things.columns', []);
    store.setItem('others.columns', []);
    store.removeItems('things');
    expect(Object.keys(store.listItems?.() ?? {})).toEqual(['others.columns']);
  });
});
