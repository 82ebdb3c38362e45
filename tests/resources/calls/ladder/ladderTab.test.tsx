import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readCapture } from '../../../../src/kinds/calls/page/ladder/decode/readCapture';
import { workersHere } from '../../../support/browser/workersHere';
import { classicFile } from '../../../support/captures/files';
import { internet, udp } from '../../../support/captures/frames';
import { sip } from '../../../support/captures/sip';
import { signedIn } from '../../../support/sandboxed';

workersHere((file) => readCapture(new Uint8Array(file)));

interface Known {
  call_sid: string;
  sip_callid: string;
  attempted_at: string;
  answered: boolean;
}

/** The page of a call. @param pick which of them, newest first */
async function opened(pick: (calls: Known[]) => Known | undefined, answer?: (path: string) => Response | undefined) {
  const platform = await signedIn('account');
  const path = `/Accounts/${platform.session.account_sid}/RecentCalls?page=1&count=500`;
  const { data } = await platform.send<{ data: Known[] }>('GET', path);
  const call = pick(data)!;
  platform.sandbox.clearRequests();
  const { fetch } = platform;
  Object.assign(platform, {
    fetch: ((input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      return Promise.resolve(answer?.(pathname) ?? fetch(input, init));
    }) satisfies typeof fetch,
  });
  const { user } = platform.open(
    `/internal/recent-calls?filter=${encodeURIComponent(JSON.stringify({ q: call.call_sid }))}`,
  );
  await screen.findAllByRole('columnheader');
  await user.click(await screen.findByRole('button', { name: /details/i }));
  const tab = await screen.findByRole('tab', { name: 'Ladder' });
  return { platform, user, tab, call };
}

const answered = (calls: Known[]) => calls.find((call) => call.answered);
const capturesOf = (platform: { lines: (method: string, path: RegExp) => unknown[] }) => platform.lines('GET', /pcap$/);

/** The capture of a call is this one. */
const givesCapture = (file: Uint8Array<ArrayBuffer>) => (path: string) =>
  path.endsWith('/pcap') ? new Response(file, { headers: { 'content-type': 'application/octet-stream' } }) : undefined;

describe('the ladder of a call', () => {
  it('is read once its tab is opened, and opens a message by Enter', async () => {
    const { platform, user, tab } = await opened(answered);
    expect(platform.lines('GET', /pcap|RecentCalls\/.+@/)).toEqual([]);
    await user.click(tab);
    const list = await screen.findByRole('list', { name: 'Messages' });
    const [first, second] = within(list).getAllByRole('button');
    expect(first).toHaveAccessibleName(/^1: INVITE \(SDP\), from .+:5060 to .+:5060, after 0.000 s$/);
    first!.focus();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '2. 100 Trying' });
    expect(within(dialog).getByLabelText('Message text')).toHaveTextContent(/^SIP\/2\.0 100 Trying Via:/);
    await user.click(within(dialog).getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('dialog', { name: '1. INVITE (SDP)' })).toBeInTheDocument();
    expect(capturesOf(platform)).toHaveLength(1);
  });

  it('tells how the sound came through', async () => {
    const { user, tab } = await opened(answered);
    await user.click(tab);
    const sound = await screen.findByRole('table', { name: 'Sound (RTP)' });
    expect(within(sound).getAllByRole('row')[1]).toHaveTextContent(/PCMA.+0 \(0%\)/);
  });

  it('stands there as a table, too', async () => {
    const { user, tab } = await opened(answered);
    await user.click(tab);
    await user.selectOptions(await screen.findByLabelText('Show as'), 'Table');
    const table = await screen.findByRole('table', { name: 'Messages' });
    await user.click(within(table).getByRole('button', { name: /^1: INVITE/ }));
    expect(await screen.findByRole('dialog', { name: '1. INVITE (SDP)' })).toBeInTheDocument();
  });

  it('of an old call says that there is no capture, and asks for none', async () => {
    const week = Date.now() - 8 * 86_400_000;
    const { platform, user, tab } = await opened((calls) =>
      calls.findLast(({ attempted_at, call_sid }) => call_sid && Date.parse(attempted_at) < week),
    );
    await user.click(tab);
    expect(await screen.findByText(/There is no capture of this call/)).toBeInTheDocument();
    expect(capturesOf(platform)).toEqual([]);
  });

  it('of what is no capture says so', async () => {
    const { user, tab } = await opened(answered, givesCapture(new TextEncoder().encode('<html>')));
    await user.click(tab);
    expect(await screen.findByText(/is no capture file \(pcap or pcapng\)/)).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Messages' })).not.toBeInTheDocument();
  });

  it('of a file that ends early shows what stands before', async () => {
    const way = { from: '10.0.0.1:5060', to: '10.0.0.2:5060' };
    const packet = internet(way, 'udp', udp(way, sip('OPTIONS sip:x SIP/2.0')));
    const file = classicFile([
      { time: 1e15, packet },
      { time: 1e15 + 5000, packet },
    ]);
    const { user, tab } = await opened(answered, givesCapture(Uint8Array.from(file.slice(0, -20))));
    await user.click(tab);
    expect(await screen.findByText(/The file ends early, at byte \d+/)).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('button')).toHaveLength(1);
  });

  it('that could not be read is asked for again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    let isDown = true;
    const { user, tab } = await opened(answered, (path) =>
      isDown && path.endsWith('/pcap') ? new Response('Homer is unavailable', { status: 400 }) : undefined,
    );
    await user.click(tab);
    expect(await screen.findByText(/The capture could not be read: Homer is unavailable/)).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Messages' })).toBeInTheDocument();
  });

  it('is saved as text', async () => {
    const { user, tab } = await opened(answered);
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    await user.click(tab);
    await user.click(await screen.findByRole('button', { name: 'Save text' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]!.text()).toMatch(/INVITE \(SDP\)[\s\S]+m=audio 40000 RTP\/AVP/);
  });
});
