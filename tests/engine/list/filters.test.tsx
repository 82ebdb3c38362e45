import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { buildAccountSession } from '../../support/builders';
import { fakePlatform } from '../../support/fakePlatform';
import { renderConsole } from '../../support/renderConsole';
import { makeThings, messages, pagesOf, things, wholeThings } from './things';
import { enter } from '../../support/enter';

const other = things({ name: 'gadgets', api: { ...things().api, base: '/Gadgets' } });
const at = (filter: object, page = 1) =>
  `/internal/things?filter=${encodeURIComponent(JSON.stringify(filter))}&page=${page}&perPage=25`;

const open = (more: Partial<Parameters<typeof renderConsole>[0]> = {}) => {
  const platform = fakePlatform({ 'GET /Things': pagesOf(makeThings(60)), 'GET /Gadgets': pagesOf(makeThings(3)) });
  return {
    platform,
    ...renderConsole({
      declarations: [things(), other],
      fetch: platform.fetch,
      at: '/internal/things',
      messages,
      ...more,
    }),
  };
};

const textFilter = () => screen.findByRole('searchbox', { name: 'Filter things' });

beforeEach(() => accountFilter.set(undefined));
afterEach(() => vi.useRealTimers());

describe('the text filter', () => {
  it('waits a second after the last key before it asks the server, and returns to page 1', async () => {
    const { platform } = open({ at: at({}, 2) });
    await screen.findByRole('link', { name: 'Thing 26' });
    const input = await textFilter();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(input, { target: { value: 'Thing 1' } });
    await act(() => vi.advanceTimersByTimeAsync(900));
    fireEvent.change(input, { target: { value: 'Thing 11' } });
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(platform.lines()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(300));
    vi.useRealTimers();
    await waitFor(() => expect(platform.lines()).toHaveLength(2));
    expect(platform.requests[1]!.query).toMatchObject({ page: '1', filter: 'Thing 11' });
  });

  it('acts at once on a list that comes as a whole', async () => {
    const platform = fakePlatform({ 'GET /Things': () => makeThings(30) });
    const { user } = renderConsole({
      declarations: [wholeThings()],
      fetch: platform.fetch,
      at: '/internal/things',
      messages,
    });
    await screen.findByRole('link', { name: 'Thing 1' });
    await enter(user, await textFilter(), 'Thing 17');
    expect(await screen.findByText('Total: 1 record')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Thing 17' })).toBeInTheDocument();
  });

  it.each([
    ['the next page', () => fireEvent.click(screen.getByRole('button', { name: 'Next page' })), '25'],
    [
      'another page size',
      () => fireEvent.change(screen.getByRole('combobox', { name: 'Records on a page' }), { target: { value: '50' } }),
      '50',
    ],
  ])('wins over %s that is asked for before the pause is over', async (_, press, size) => {
    const { platform } = open();
    await screen.findByRole('link', { name: 'Thing 1' });
    /* At once: the pause of a slow machine would be over. */
    fireEvent.change(await textFilter(), { target: { value: 'Thing 1' } });
    press();
    await screen.findByText('Total: 11 records');
    expect(platform.requests[1]!.query).toEqual({ page: '1', page_size: size, filter: 'Thing 1' });
    expect(await textFilter()).toHaveValue('Thing 1');
  });

  it('is one step of the history, which Back undoes', async () => {
    const platform = fakePlatform({ 'GET /Things': () => makeThings(60) });
    const { user, router } = renderConsole({
      declarations: [wholeThings()],
      fetch: platform.fetch,
      at: '/internal/another',
      messages,
    });
    await act(() => router.navigate('/internal/things'));
    await screen.findByText('Total: 60 records');
    await user.type(await textFilter(), 'Thing 17');
    await screen.findByText('Total: 1 record');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Total: 60 records')).toBeInTheDocument();
    expect(await textFilter()).toHaveValue('');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
  });

  it('is reached by the / key', async () => {
    const { user } = open();
    const input = await textFilter();
    await user.keyboard('/');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('');
  });

  it('is replaced by what is typed after a slash', async () => {
    const { user } = open({ at: at({ q: 'red' }) });
    const input = await screen.findByRole('searchbox', { name: 'Filter things' });
    expect(input).toHaveValue('red');
    await user.keyboard('/blue');
    expect(input).toHaveValue('blue');
  });
});

describe('the active filters', () => {
  it('are taken back one by one', async () => {
    const { platform, user } = open({ at: at({ q: 'Thing 2', account_sid: 'a1' }) });
    const active = await screen.findByRole('group', { name: 'Active filters' });
    await user.click(within(active).getByRole('button', { name: 'Remove the filter Account: a1' }));
    await waitFor(() => expect(platform.lines()).toHaveLength(2));
    expect(platform.requests[1]!.query).toEqual({ page: '1', page_size: '25', filter: 'Thing 2' });
  });

  it('are all taken back with one request', async () => {
    const { platform, user } = open({ at: at({ q: 'Thing 2', account_sid: 'a1' }) });
    const active = await screen.findByRole('group', { name: 'Active filters' });
    await user.click(within(active).getByRole('button', { name: 'Clear all filters' }));
    await screen.findByText('Total: 60 records');
    expect(platform.lines().slice(1)).toEqual(['GET /Things?page=1&page_size=25']);
    expect(await textFilter()).toHaveValue('');
  });
});

describe('the shared account filter', () => {
  it('is applied to a list that is opened, with one request', async () => {
    accountFilter.set('a7');
    const { platform } = open();
    await screen.findByRole('link', { name: 'Thing 1' });
    expect(platform.lines()).toEqual(['GET /Things?account_sid=a7&page=1&page_size=25']);
  });

  it('goes along to the next list', async () => {
    const { platform, router, user } = open({ at: at({ account_sid: 'a7' }) });
    const closed = await screen.findByRole('button', { name: 'Account a7' });
    expect(screen.queryByRole('textbox', { name: 'Account' })).not.toBeInTheDocument();
    await user.click(closed);
    const input = await screen.findByRole('textbox', { name: 'Account' });
    expect(input).toHaveFocus();
    await user.clear(input);
    await user.type(input, 'a8');
    await waitFor(() => expect(accountFilter.get()).toBe('a8'));
    await act(() => router.navigate('/internal/gadgets'));
    await waitFor(() => expect(platform.lines('GET /Gadgets')).toHaveLength(1));
    expect(platform.lines('GET /Gadgets')[0]).toContain('account_sid=a8');
  });

  it('is neither offered nor applied to an account user', async () => {
    accountFilter.set('a7');
    const filters = ['q' as const, { account_sid: { type: 'text', scope: 'service_provider' as const } }];
    const declaration = things({ list: { columns: ['name'], filters } });
    const { platform } = open({ declarations: [declaration], session: buildAccountSession() });
    await screen.findByText('Total: 60 records');
    expect(platform.lines()[0]).not.toContain('account_sid');
    expect(screen.queryByRole('button', { name: /^Account/ })).not.toBeInTheDocument();
  });
});

describe('the other filters', () => {
  it('are forgotten when the operator leaves for another resource', async () => {
    const { platform, router } = open({ at: at({ q: 'Thing 2' }) });
    await screen.findByText('Total: 11 records');
    await act(() => router.navigate('/internal/gadgets'));
    await screen.findByText('Total: 3 records');
    await act(() => router.navigate('/internal/things'));
    await screen.findByText('Total: 60 records');
    expect(platform.lines('GET /Things').at(-1)).not.toContain('filter');
  });

  it('are kept while the operator opens a record and comes back', async () => {
    const { platform, router } = open({ at: at({ q: 'Thing 2' }) });
    await screen.findByText('Total: 11 records');
    await act(() => router.navigate('/internal/things/add'));
    await screen.findByRole('button', { name: 'Save' });
    await act(() => router.navigate('/internal/things'));
    await screen.findByText('Total: 11 records');
    expect(platform.lines('GET /Things').every((line) => line.includes('filter=Thing'))).toBe(true);
  });
});

describe('a saved query', () => {
  it('brings filters and page size back with one request', async () => {
    const store = memoryStore();
    const { platform, user } = open({ at: at({ q: 'Thing 2' }), store });
    await user.click(await screen.findByRole('button', { name: 'Saved queries' }));
    await enter(user, await screen.findByRole('textbox', { name: 'Name of the query' }), 'Twos');
    await user.click(screen.getByRole('button', { name: 'Save current query' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await screen.findByText('Total: 60 records');
    await user.click(screen.getByRole('button', { name: 'Saved queries' }));
    await user.click(await screen.findByRole('button', { name: 'Twos' }));
    await screen.findByText('Total: 11 records');
    expect(platform.lines().length).toBeLessThanOrEqual(3);
  });

  it('can be removed', async () => {
    const store = memoryStore();
    store.setItem('prefs.savedQueries.things', [
      { name: 'Old', filter: {}, sort: { field: 'name', order: 'ASC' }, perPage: 25 },
    ]);
    const { user } = open({ store });
    await user.click(await screen.findByRole('button', { name: 'Saved queries' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the query Old' }));
    expect(await screen.findByText('No saved queries yet.')).toBeInTheDocument();
    expect(store.getItem('prefs.savedQueries.things')).toEqual([]);
  });
});
