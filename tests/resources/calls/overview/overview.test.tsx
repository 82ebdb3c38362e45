import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hold } from '../../../support/hold';
import { people, signedIn } from '../../../support/sandboxed';
import { withCalls } from '../withCalls';

const address = (filter: object) => `/internal/call-overview?filter=${encodeURIComponent(JSON.stringify(filter))}`;

interface Row {
  attempted_at: string;
  direction: string;
  answered: boolean;
  duration: number;
}

const day = 86_400_000;
const half = 5.5 * 3_600_000;
/** A day on the clocks of Kolkata, which are never changed. */
const dayThere = (later: number) => new Date(Date.now() + half + later * day).toISOString().slice(0, 10);
const fiveDays = () => `${dayThere(-4)}T00:00/${dayThere(1)}T00:00@Asia/Kolkata`;

const figure = (name: string) => screen.findByRole('figure', { name });

/** The rows of a chart's table, each as its cells. */
async function tableOf(user: { click: (element: Element) => Promise<void> }, name: string): Promise<string[][]> {
  await user.click(within(await figure(name)).getByRole('button', { name: 'As a table' }));
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

describe('the overview of calls', () => {
  it('counts, hour by hour on the clocks of the chosen zone, what the platform has', async () => {
    const platform = await signedIn('account');
    const path = `/Accounts/${platform.session.account_sid}/RecentCalls?page=1&count=500`;
    const { data } = await platform.send<{ data: Row[] }>('GET', path);
    const begin = Date.parse(`${dayThere(-4)}T00:00Z`) - half;
    const calls = data.filter(({ attempted_at }) => Date.parse(attempted_at) >= begin);
    const expected = new Map<string, number[]>();
    for (const { attempted_at, direction, answered } of calls) {
      const hour = new Date(Date.parse(attempted_at) + half).toISOString().slice(0, 13);
      const counts = expected.get(hour) ?? [0, 0, 0, 0];
      counts[(direction === 'outbound' ? 2 : 0) + (answered ? 0 : 1)]! += 1;
      expected.set(hour, counts);
    }
    expect(calls.length).toBeGreaterThan(20);
    const { user } = platform.open(address({ period: fiveDays(), unit: 'hour' }));
    const shown = await tableOf(user, 'Calls per hour');
    const sums = shown
      .map(([hour, ...cells]) => [hour, cells.map(Number)] as const)
      .filter(([, cells]) => cells[4]! > 0);
    const label = new Intl.DateTimeFormat('en', {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    });
    const wanted = [...expected]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([hour, counts]) => [label.format(new Date(`${hour}:00Z`)), [...counts, counts.reduce((a, b) => a + b)]]);
    expect(sums).toEqual(wanted);
    expect(screen.getByText(/Hours and days are those of Asia\/Kolkata/)).toBeInTheDocument();
  });

  it('tells the answer ratio, the mean duration and the busiest numbers, which lead to their calls', async () => {
    const platform = await signedIn('account');
    const { user } = platform.open(address({ period: '7' }));
    expect(await screen.findByText(/^All \d+ calls of this period are counted\.$/)).toBeInTheDocument();
    expect(
      within((await screen.findAllByText('Answer ratio'))[0]!.parentElement!).getByText(/^\d+%$/),
    ).toBeInTheDocument();
    const [[number]] = (await tableOf(user, 'Busiest own numbers')) as [[string]];
    const link = screen.getByRole('link', { name: number });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(`{"period":"7","q":"${number}"}`);
  });

  it.each(Object.keys(people) as (keyof typeof people)[])(
    'is there for the %s, with the calls it may see',
    async (who) => {
      const platform = await signedIn(who);
      platform.open('/internal/call-overview');
      expect(await screen.findByText(/calls of this period are counted/)).toBeInTheDocument();
      const isOfAccount = who === 'account' || who === 'viewer';
      const owner = isOfAccount ? '/Accounts/' : '/ServiceProviders/';
      await waitFor(() => expect(platform.lines('GET', /\/(RecentCalls|Alerts)$/)).toHaveLength(2));
      expect(platform.lines('GET', /\/(RecentCalls|Alerts)$/)).toMatchObject([
        { path: expect.stringContaining(owner) as string, query: { days: '7', page: '1', count: '500' } },
        { path: expect.stringContaining(owner) as string, query: { days: '7', page: '1', count: '500' } },
      ]);
      expect(screen.queryAllByLabelText('Account')).toHaveLength(isOfAccount ? 0 : 1);
    },
  );

  it('counts alerts by what they are called', async () => {
    const platform = await signedIn('account');
    const { user } = platform.open(address({ period: '14' }));
    const rows = await tableOf(user, 'Alerts by type');
    expect(rows[0]![0]).toBe('Webhook answered with an error');
  });

  it('says how many of all calls it shows, and gets the rest on demand', async () => {
    const platform = await signedIn('account');
    const { pages } = withCalls(platform, 1240);
    const { user } = platform.open(address({ period: '7' }));
    expect(await screen.findByText(/^The newest 500 of 1,240 calls are counted, back to/)).toBeInTheDocument();
    expect(pages).toEqual([1]);
    const [more] = screen.getAllByRole('button', { name: 'Load more' });
    await user.click(more!);
    expect(await screen.findByText('All 1,240 calls of this period are counted.')).toBeInTheDocument();
    expect(pages).toEqual([1, 2, 3]);
  });

  it('keeps what has come where a page fails, and goes on from there', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const platform = await signedIn('account');
    let isBroken = true;
    withCalls(platform, 1240, (page) => isBroken && page === 3);
    const { user } = platform.open(address({ period: '7' }));
    await screen.findByText(/^The newest 500 of 1,240/);
    await user.click(screen.getByRole('button', { name: 'Load all' }));
    expect(await screen.findByText('The calls could not be read: no time series')).toBeInTheDocument();
    expect(screen.getByText(/^The newest 1,000 of 1,240/)).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All 1,240 calls of this period are counted.')).toBeInTheDocument();
  });

  it('shows no late answer to what was asked before', async () => {
    const platform = await signedIn('account');
    const release = hold(platform.sandbox, 'GET', /\/RecentCalls\?.*days=7/);
    const { user } = platform.open(address({ period: '7' }));
    await user.click(await screen.findByRole('button', { name: /^Date / }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Date' }), '14');
    const told = await screen.findByText(/^All \d+ calls of this period are counted\.$/);
    const text = told.textContent;
    release();
    await waitFor(() => expect(platform.lines('GET', /\/RecentCalls$/)).toHaveLength(2));
    await new Promise((resolve) => void setTimeout(resolve));
    expect(told).toHaveTextContent(text);
  });
});
