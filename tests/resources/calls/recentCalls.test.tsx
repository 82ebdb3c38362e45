import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../support/enter';
import { hold } from '../../support/hold';
import { people, signedIn, type Platform } from '../../support/sandboxed';

const at = '/internal/recent-calls';
const month = `${at}?filter=${encodeURIComponent('{"period":"30"}')}`;

/** Requests for lists of calls, with what they ask for. */
const lists = (platform: Platform) => platform.lines('GET', /\/RecentCalls$/);
const asked = (platform: Platform) => lists(platform).at(-1)?.query;

const firstRow = async () => {
  await screen.findAllByRole('columnheader');
  return screen.getAllByRole('row')[1]!;
};

/** The first call of the list is opened below its row. */
async function expanded(settings: Record<string, string> = {}, address = month) {
  const platform = await signedIn('account');
  const { user } = platform.open(address, settings);
  await user.click(await within(await firstRow()).findByRole('button', { name: /details/i }));
  await screen.findByRole('tab', { name: 'Details' });
  return { platform, user };
}

describe('recent calls', () => {
  it.each(Object.keys(people) as (keyof typeof people)[])('are listed to the %s, those of today first', async (who) => {
    const platform = await signedIn(who);
    platform.open(at);
    await firstRow();
    const isOfAccount = who === 'account' || who === 'viewer';
    const owner = isOfAccount ? '/Accounts/' : '/ServiceProviders/';
    expect(lists(platform)).toMatchObject([
      { path: expect.stringContaining(owner) as string, query: { page: '1', count: '25' } },
    ]);
    const midnight = new Date(new Date().setHours(0, 0, 0, 0)).toISOString();
    expect(asked(platform)).toEqual({ start: midnight, page: '1', count: '25' });
    expect(screen.queryAllByRole('columnheader', { name: 'Account' })).toHaveLength(isOfAccount ? 0 : 1);
  });

  it('are narrowed to an account, and by direction and status', async () => {
    const platform = await signedIn('provider');
    const { user } = platform.open(month);
    await firstRow();
    for (const [filter, choice] of [
      ['Direction', 'Outbound'],
      ['Status', 'Not answered'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: new RegExp(`^${filter} `) }));
      await user.selectOptions(await screen.findByRole('combobox', { name: filter }), choice);
    }
    await waitFor(() =>
      expect(asked(platform)).toMatchObject({ days: '30', direction: 'outbound', answered: 'false', page: '1' }),
    );
  });

  it('are searched for a number as it is written', async () => {
    const platform = await signedIn('account');
    const { user } = platform.open(month);
    await firstRow();
    await enter(user, screen.getByLabelText('Number or call SID'), '+49 (176) 3');
    await waitFor(() => expect(asked(platform)).toMatchObject({ filter: '491763' }));
  });

  it('are looked for in a range on the clocks of a zone, and not before it makes sense', async () => {
    const platform = await signedIn('account');
    const range = JSON.stringify({ period: '2026-03-29T00:00/2026-03-30T00:00@Europe/Berlin' });
    const { user } = platform.open(`${at}?filter=${encodeURIComponent(range)}`);
    const wanted = { start: '2026-03-28T23:00:00.000Z', end: '2026-03-29T21:59:59.999Z' };
    await waitFor(() => expect(asked(platform)).toMatchObject(wanted));
    await user.click(await screen.findByRole('button', { name: /^Date Mar 29/ }));
    fireEvent.change(await screen.findByLabelText('End'), { target: { value: '2026-03-28T00:00' } });
    expect(await screen.findByText('The end must be later than the start.')).toBeInTheDocument();
    expect(lists(platform)).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('End'), { target: { value: '2026-03-29T12:00' } });
    await waitFor(() => expect(asked(platform)).toMatchObject({ ...wanted, end: '2026-03-29T09:59:59.999Z' }));
  });

  it('show the account that was chosen last, though the answer for another one comes later', async () => {
    const platform = await signedIn('provider');
    const accounts = await platform.send<{ account_sid: string; name: string }[]>('GET', '/Accounts');
    const [late, last] = accounts as [(typeof accounts)[0], (typeof accounts)[0]];
    const release = hold(platform.sandbox, 'GET', new RegExp(`${late.account_sid}/RecentCalls`));
    const { user } = platform.open(month);
    await firstRow();
    const choose = async (name: string) => {
      const closed = screen.queryByRole('button', { name: /^Account / });
      await user.click(closed ?? screen.getByRole('combobox', { name: 'Account' }));
      await user.click(await screen.findByRole('option', { name }));
    };
    await choose(late.name);
    await choose(last.name);
    const ofLast = await platform.send<{ total: number }>(
      'GET',
      `/Accounts/${last.account_sid}/RecentCalls?page=1&count=1&days=30`,
    );
    expect(await screen.findByText(`Total: ${ofLast.total} records`)).toBeInTheDocument();
    release();
    await waitFor(() => expect(lists(platform).filter(({ path }) => path.includes(late.account_sid))).toHaveLength(1));
    expect(screen.getByText(`Total: ${ofLast.total} records`)).toBeInTheDocument();
  });

  it('are filtered by an address that can be passed on', async () => {
    const platform = await signedIn('provider');
    const [account] = await platform.send<{ account_sid: string }[]>('GET', '/Accounts');
    const filter = {
      account_sid: account!.account_sid,
      period: '14',
      direction: 'inbound',
      answered: 'true',
      q: '+1555&x=1#y%',
    };
    platform.open(`${at}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await screen.findByText('No data.');
    expect(lists(platform)).toMatchObject([
      {
        path: expect.stringContaining(`/Accounts/${account!.account_sid}/RecentCalls`) as string,
        query: {
          days: '14',
          direction: 'inbound',
          answered: 'true',
          filter: String.raw`\+1555&x=1#y%`,
          page: '1',
          count: '25',
        },
      },
    ]);
  });

  it('ask for nothing more before one is opened', async () => {
    const platform = await signedIn('account');
    platform.open(month);
    await firstRow();
    expect(platform.lines('GET', /trace|logs|pcap|record\//)).toEqual([]);
  });
});

describe('a call', () => {
  it('tells every field and what it means', async () => {
    await expanded();
    const panel = screen.getByRole('tab', { name: 'Details' }).closest('.call') as HTMLElement;
    expect(within(panel).getByText('SIP Call-ID')).toBeInTheDocument();
    expect(within(panel).getByText(/Identifies the SIP dialogue/)).toBeInTheDocument();
    const entries = [...panel.querySelectorAll('.call-entry')].filter((entry) =>
      entry.querySelector('label, .RaLabeled-label, p'),
    );
    expect(entries.length).toBeGreaterThan(15);
    expect(entries.filter((entry) => !entry.querySelector('p')?.textContent)).toEqual([]);
    expect(within(panel).getAllByRole('link', { name: /^Look up/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/\/internal\/(carriers|phone-numbers)\?filter=/),
    );
  });

  it('has an address of its own, at which it is found again', async () => {
    const platform = await signedIn('account');
    const first = platform.open(month);
    const [link] = (await within(await firstRow()).findAllByRole('link')) as [HTMLElement];
    const address = link.getAttribute('href')!;
    first.unmount();
    platform.sandbox.clearRequests();
    platform.open(address);
    expect(await screen.findByRole('tab', { name: 'Details' })).toBeInTheDocument();
    expect(screen.getAllByText(link.textContent ?? '').length).toBeGreaterThan(0);
    expect(lists(platform)).toHaveLength(1);
  });

  it('shows its trace, and a span when it is opened by Enter', async () => {
    const { user, platform } = await expanded();
    await user.click(screen.getByRole('tab', { name: 'Tracing' }));
    const spans = await screen.findByRole('list', { name: 'Spans' });
    within(spans).getAllByRole('button')[0]!.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /^Span: (incoming|outgoing)-call/ });
    expect(within(dialog).getByText('Span Start:')).toBeInTheDocument();
    expect(platform.lines('GET', /trace/)).toHaveLength(1);
  });

  it('has no trace where its trace id is all zeros', async () => {
    const platform = await signedIn('account');
    const { sandbox } = platform;
    const answer = sandbox.fetch.bind(sandbox);
    /* As calls have it that were refused before anybody gave them one. */
    sandbox.fetch = async (request) => {
      const response = await answer(request);
      if (!new URL(request.url).pathname.endsWith('/RecentCalls')) return response;
      const page = (await response.json()) as { data: object[] };
      return Response.json({ ...page, data: page.data.map((call) => ({ ...call, trace_id: '0'.repeat(32) })) });
    };
    const { user } = platform.open(at);
    await user.click(await within(await firstRow()).findByRole('button', { name: /details/i }));
    await screen.findByRole('tab', { name: 'Details' });
    expect(screen.queryByRole('tab', { name: 'Tracing' })).not.toBeInTheDocument();
  });

  it('has no trace where the deployment has none', async () => {
    await expanded({ DISABLE_JAEGER_TRACING: 'true' });
    expect(screen.queryByRole('tab', { name: 'Tracing' })).not.toBeInTheDocument();
  });

  it('has logs where there are any, once they are asked for', async () => {
    const { user, platform } = await expanded({ AWS_REGION: 'eu-west-1' });
    await user.click(screen.getByRole('tab', { name: 'Logs' }));
    expect(platform.lines('GET', /logs/)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Retrieve Logs' }));
    expect(await screen.findAllByText(/got an (in|out)bound call/)).not.toEqual([]);
    await user.selectOptions(screen.getByLabelText('From level'), 'fatal');
    expect(await screen.findByText('No logs found')).toBeInTheDocument();
  });

  it('says that there is no capture instead of downloading one', async () => {
    const platform = await signedIn('account');
    const { data } = await platform.send<{ data: { attempted_at: string; call_sid: string }[] }>(
      'GET',
      `/Accounts/${platform.session.account_sid}/RecentCalls?page=1&count=500`,
    );
    const old = data.findLast(({ attempted_at }) => Date.parse(attempted_at) < Date.now() - 8 * 86_400_000)!;
    const { user } = platform.open(`${at}?filter=${encodeURIComponent(JSON.stringify({ q: old.call_sid }))}`);
    await user.click(await within(await firstRow()).findByRole('button', { name: /details/i }));
    await user.click(await screen.findByRole('button', { name: 'Download pcap' }));
    expect(await screen.findByText(/There is no capture of this call/)).toBeInTheDocument();
    expect(platform.lines('GET', /pcap/)).toEqual([]);
  });
});

describe('the recording of a call', () => {
  /** Calls that were recorded, and one of them opened. */
  async function recorded(who: 'account' | 'viewer' = 'account', elsewhere?: string) {
    const platform = await signedIn(who);
    const { data } = await platform.send<{ data: { call_sid: string; recording_url: string | null }[] }>(
      'GET',
      `/Accounts/${platform.session.account_sid}/RecentCalls?page=1&count=500`,
    );
    const call = data.findLast(({ recording_url }) => recording_url)!;
    platform.sandbox.clearRequests();
    const answer = platform.sandbox.fetch.bind(platform.sandbox);
    const asked: string[] = [];
    platform.sandbox.fetch = async (request) => {
      asked.push(request.url);
      const response = await answer(request);
      if (!elsewhere || !request.url.includes('/RecentCalls?')) return response;
      return new Response((await response.text()).replaceAll(call.recording_url!, elsewhere), response);
    };
    const { user } = platform.open(`${at}?filter=${encodeURIComponent(JSON.stringify({ q: call.call_sid }))}`);
    await user.click(await within(await firstRow()).findByRole('button', { name: /details/i }));
    return { platform, user, call, asked };
  }

  it('is read once it is asked for, and deleted when that is confirmed', async () => {
    const { platform, user, call } = await recorded();
    const load = await screen.findByRole('button', { name: 'Load recording' });
    expect(platform.lines('GET', /record\//)).toEqual([]);
    await user.click(load);
    expect(await screen.findByRole('button', { name: 'Jump right' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete recording' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(`Are you sure you want to delete the record for call ${call.call_sid}?`);
    expect(platform.lines('DELETE', /./)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete recording' }));
    expect(await screen.findByText('Successfully deleted record')).toBeInTheDocument();
    expect(platform.lines('DELETE', /./).map(({ path, status }) => [path, status])).toEqual([
      [expect.stringContaining(call.recording_url!), 204],
    ]);
    expect(screen.queryByRole('button', { name: 'Jump right' })).not.toBeInTheDocument();
  });

  it('cannot be deleted by who may only look', async () => {
    await recorded('viewer');
    expect(await screen.findByRole('button', { name: 'Load recording' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete recording' })).not.toBeInTheDocument();
  });

  it('that lies elsewhere is played from there: never read with the token, nor deleted', async () => {
    const url = 'https://recordings.example/one.wav';
    const { user, asked } = await recorded('account', url);
    await user.click(await screen.findByRole('button', { name: 'Load recording' }));
    expect(await screen.findByRole('link', { name: 'Download recording' })).toHaveAttribute('href', url);
    expect(asked.filter((each) => each.includes('recordings.example'))).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Delete recording' })).not.toBeInTheDocument();
  });

  it.each(['javascript://x.example/%0aalert(1)', 'ftp://x.example/one.wav'])(
    'at %s is neither played nor linked',
    async (url) => {
      const { user } = await recorded('account', url);
      await user.click(await screen.findByRole('button', { name: 'Load recording' }));
      expect(await screen.findByText(/The browser cannot play it/)).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Download recording' })).not.toBeInTheDocument();
    },
  );
});

describe('alerts', () => {
  it.each(Object.keys(people) as (keyof typeof people)[])(
    'are listed to the %s, and lead to their call',
    async (who) => {
      const platform = await signedIn(who);
      const filter = encodeURIComponent('{"period":"30","alert_type":"webhook-failure"}');
      const { user } = platform.open(`/internal/alerts?filter=${filter}`);
      await user.click(await within(await firstRow()).findByRole('button', { name: /details/i }));
      expect(await screen.findByRole('link', { name: /^[\da-f-]{36}$/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/recent-calls\?filter=/),
      );
      expect(platform.lines('GET', /\/Alerts$/)).toMatchObject([
        { query: { days: '30', alert_type: 'webhook-failure', page: '1', count: '25' } },
      ]);
    },
  );

  it('of a kind that nobody has described are shown as they are', async () => {
    const platform = await signedIn('provider');
    const filter = encodeURIComponent('{"period":"30","alert_type":"media-server-restart"}');
    platform.open(`/internal/alerts?filter=${filter}`);
    expect(within(await firstRow()).getByText('media-server-restart')).toBeInTheDocument();
  });
});
