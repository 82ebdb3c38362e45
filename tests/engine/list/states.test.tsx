import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { buildAccountSession, buildSession } from '../../support/builders';
import { fakePlatform, refusal, type PlatformRoute } from '../../support/fakePlatform';
import { renderConsole } from '../../support/renderConsole';
import { makeThings, messages, pagesOf, sidOf, things } from './things';

const open = (list: PlatformRoute, more: Partial<Parameters<typeof renderConsole>[0]> = {}) => {
  const platform = fakePlatform({ 'GET /Things': list, 'GET /Things/:id': () => makeThings(1)[0] });
  return {
    platform,
    ...renderConsole({ declarations: [things()], fetch: platform.fetch, at: '/internal/things', messages, ...more }),
  };
};

beforeEach(() => accountFilter.set(undefined));

describe('a list', () => {
  it('shows that it is loading', async () => {
    open(() => new Promise(() => undefined));
    expect(await screen.findByRole('group', { name: 'Loading Things…' })).toBeInTheDocument();
  });

  it('says what an empty list is for and offers to make the first record', async () => {
    open(pagesOf([]));
    const text = await screen.findByText('A thing is what things are made of.');
    const offer = await within(text.parentElement!).findByRole('link', { name: 'Add a thing' });
    expect(offer).toHaveAttribute('href', '/internal/things/add');
    expect(screen.getByRole('heading', { name: 'No things.' })).toBeInTheDocument();
  });

  it('offers to clear the filters when nothing matches', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'zzz' }));
    const { user } = open(pagesOf(makeThings(2)), { at: `/internal/things?filter=${filter}` });
    const state = (await screen.findByRole('heading', { name: 'Nothing matches' })).parentElement!;
    await user.click(within(state).getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByRole('link', { name: 'Thing 1' })).toBeInTheDocument();
  });

  it('says why it failed and tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const list = vi.fn<PlatformRoute>(pagesOf(makeThings(1)));
    list.mockImplementationOnce(() => refusal(500, 'database is down'));
    const { user } = open(list);
    expect(await screen.findByText('The list could not be loaded')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Thing 1' })).toBeInTheDocument();
  });

  it('says that the platform does not allow it', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    open(() => refusal(403, 'insufficient permissions'));
    expect(await screen.findByText(/You do not have access\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('is refused without a request to somebody of a lower scope', async () => {
    const { platform } = open(pagesOf(makeThings(1)), {
      declarations: [things({ access: { scope: 'admin' } })],
      session: buildAccountSession(),
    });
    expect(await screen.findByText('You do not have access.')).toBeInTheDocument();
    expect(platform.lines()).toEqual([]);
  });

  it('keeps the old rows while it fetches the next page', async () => {
    const all = makeThings(60);
    const { user } = open((request) =>
      request.query.page === '2' ? new Promise(() => undefined) : pagesOf(all)(request),
    );
    await screen.findByRole('link', { name: 'Thing 1' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('progressbar', { name: 'Loading Things…' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Thing 1' })).toBeInTheDocument();
  });

  it('tells the number of records', async () => {
    open(pagesOf(makeThings(60)));
    expect(await screen.findByText('Total: 60 records')).toHaveAttribute('role', 'status');
  });

  it('names the tab', async () => {
    open(pagesOf(makeThings(1)));
    await screen.findByRole('link', { name: 'Thing 1' });
    expect(document.title).toMatch(/^Things/);
  });
});

describe('the rows', () => {
  it('have no way to change anything for a view-only user', async () => {
    open(pagesOf(makeThings(2)), { session: buildSession({ viewOnly: true }) });
    expect(await screen.findByRole('link', { name: 'View Thing 1' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Add/ })).not.toBeInTheDocument();
  });

  it('are links only where the session may open the record', async () => {
    const rows = [...makeThings(1), ...makeThings(2, { account_sid: 'account-2' }).slice(1)];
    open(pagesOf(rows), { session: buildAccountSession() });
    expect(await screen.findByRole('link', { name: 'Thing 1' })).toHaveAttribute(
      'href',
      `/internal/things/${sidOf(1)}/edit`,
    );
    expect(screen.getByText('Thing 2')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Thing 2/ })).not.toBeInTheDocument();
  });

  it('open their record when they are clicked', async () => {
    const { user, router } = open(pagesOf(makeThings(1)));
    await screen.findByRole('link', { name: 'Thing 1' });
    await user.click(screen.getByText('red'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/internal/things/${sidOf(1)}/edit`));
  });

  const onSmallScreen = () =>
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: true,
          media,
          addEventListener: vi.fn(),
          removeEventListener: vi.fn(),
        }) as unknown as MediaQueryList,
    );

  it('show below a card only what the card does not say', async () => {
    onSmallScreen();
    const list = { columns: ['name'], expand: 'record' as const };
    const { user } = open(pagesOf(makeThings(1)), { declarations: [things({ list })] });
    await user.click(await screen.findByRole('button', { name: 'Show details of Thing 1' }));
    expect(await screen.findByText('red')).toBeInTheDocument();
    expect(screen.getAllByText('Thing 1')).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('become cards on a small screen', async () => {
    onSmallScreen();
    const [first, second] = makeThings(2);
    open(pagesOf([first!, { ...second!, colour: '' }]));
    const item = (await screen.findByRole('link', { name: 'Thing 1' })).closest('li')!;
    expect(within(item).getByRole('term')).toHaveTextContent('Colour');
    expect(within(item).getByRole('definition')).toHaveTextContent('red');
    expect(within(item).getByRole('checkbox', { name: 'Select Thing 1' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Thing 2' }).closest('li')).not.toHaveTextContent('Colour');
    expect(screen.getByText('Select all rows of this page')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('show every field of the record below them where the list is declared so', async () => {
    const list = { columns: ['name'], expand: 'record' as const };
    const { user } = open(pagesOf(makeThings(1)), { declarations: [things({ list })] });
    const toggle = await screen.findByRole('button', { name: 'Show details of Thing 1' });
    expect(screen.queryByText('red')).not.toBeInTheDocument();
    await user.click(toggle);
    expect(await screen.findByText('red')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hide details of Thing 1' })).toHaveAttribute('aria-expanded', 'true');
  });
});
