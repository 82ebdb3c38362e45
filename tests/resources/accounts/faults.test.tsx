import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../sandbox';
import { signedIn } from '../../support/sandboxed';
import { enter } from '../../support/enter';
import { hold } from '../../support/hold';

type Answer = Omit<Fault, 'method' | 'path'>;

/** How a call may go wrong, and what is told of it. */
const faults: [what: string, answer: Answer, told: RegExp][] = [
  ['refused with 400', { status: 400, body: { msg: 'not like this' } }, /not like this/],
  ['broken with 500', { status: 500, body: { msg: 'broken pipe' } }, /broken pipe/],
  ['answered by a proxy with 502', { status: 502, body: '<html>' }, /The server cannot be reached/],
  ['dropped', { drop: true }, /The server cannot be reached/],
];

const everyFaultOf = <T extends readonly unknown[]>(calls: readonly T[]) =>
  calls.flatMap((call) => faults.map((fault) => [...fault, ...call] as const));

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

/** An account with one limit of 5 calls, its name and that limit changed and not yet saved. */
async function changed(calls: string) {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const platform = await signedIn('admin');
  const sid = String((await platform.named('/Accounts', 'Testlabor')).account_sid);
  await platform.send('POST', `/Accounts/${sid}/Limits`, { category: 'voice_call_session', quantity: 5 });
  const { user } = platform.open(`/internal/accounts/${sid}/edit`);
  await waitFor(async () => expect(await box('Max calls')).toHaveValue('5'));
  await user.type(await box(/^Account name/), ' 2');
  await user.clear(await box('Max calls'));
  if (calls !== '') await enter(user, await box('Max calls'), calls);
  platform.sandbox.clearRequests();
  const writes = () =>
    platform.lines('(PUT|POST|DELETE)', /^\/Accounts/).map(({ method, path, status }) => {
      const what = path.endsWith('Limits') ? 'limit' : 'account';
      return `${method} ${what} ${status < 400 && status > 0 ? 'done' : 'failed'}`;
    });
  const isKept = async () => {
    expect(await box(/^Account name/)).toHaveValue('Testlabor 2');
    expect(await box('Max calls')).toHaveValue(calls);
  };
  const limits = () => platform.send<{ quantity: number }[]>('GET', `/Accounts/${sid}/Limits`);
  const name = async () => (await platform.send('GET', `/Accounts/${sid}`)).name;
  return { platform, user, writes, isKept, limits, name };
}

describe('a change of an account', () => {
  const calls = [
    ['the comparison', 'GET', '^/Accounts/[^/]+$', '7', []],
    ['the account', 'PUT', '^/Accounts/[^/]+$', '7', ['PUT account failed']],
  ] as const;

  it.each(everyFaultOf(calls))(
    '%s at %4$s keeps what was typed, and all of it goes when Save is pressed again',
    async (_, answer, told, _what, method, path, typed, tried) => {
      const { platform, user, writes, isKept, limits, name } = await changed(typed);
      platform.sandbox.addFault({ ...answer, method, path });
      await user.click(save());
      expect(await screen.findAllByText(told)).not.toHaveLength(0);
      await isKept();
      expect(writes()).toEqual(tried);
      await user.click(save());
      expect(await screen.findByText('Account updated successfully')).toBeInTheDocument();
      expect(writes()).toEqual([...tried, 'PUT account done', 'POST limit done']);
      expect(await name()).toBe('Testlabor 2');
      expect(await limits()).toMatchObject([{ quantity: 7 }]);
    },
  );
});

describe('a limit of an account', () => {
  const calls = [
    ['that is set', 'POST', '7', [{ quantity: 7 }]],
    ['that is emptied', 'DELETE', '', []],
  ] as const;

  it.each(everyFaultOf(calls))(
    '%s while it is one %4$s keeps what was typed, and is alone in being sent again',
    async (_, answer, told, _what, method, typed, stored) => {
      const { platform, user, writes, isKept, limits, name } = await changed(typed);
      platform.sandbox.addFault({ ...answer, method, path: '/Limits$' });
      await user.click(save());
      expect(await screen.findByText(/Saved in part/)).toBeInTheDocument();
      expect(screen.getAllByText(told)).not.toHaveLength(0);
      expect(screen.queryByText('Account updated successfully')).not.toBeInTheDocument();
      await isKept();
      expect(await name()).toBe('Testlabor 2');
      await user.click(save());
      expect(await screen.findByText('Account updated successfully')).toBeInTheDocument();
      expect(writes()).toEqual(['PUT account done', `${method} limit failed`, `${method} limit done`]);
      expect(await limits()).toMatchObject(stored);
    },
  );
});

describe('a slow answer', () => {
  it.each([
    ['the comparison', 'GET', /\/Accounts\/[^/]+$/],
    ['the account', 'PUT', /\/Accounts\/[^/]+$/],
    ['a limit', 'POST', /\/Limits$/],
  ])('about %s is waited for, and Save makes no second call', async (_, method, path) => {
    const { platform, user, writes } = await changed('7');
    const release = hold(platform.sandbox, method, path);
    await user.dblClick(save());
    expect(await screen.findByRole('button', { name: /^Saving/ })).toBeDisabled();
    release();
    expect(await screen.findByText('Account updated successfully')).toBeInTheDocument();
    expect(writes()).toEqual(['PUT account done', 'POST limit done']);
  });
});

describe('a new account', () => {
  it.each(faults)('whose limit is %s is made once, and the limit is sent again', async (_, answer, told) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const platform = await signedIn('admin');
    const { user, router } = platform.open('/internal/accounts/add');
    await enter(user, await box(/^Account name/), 'Acme');
    await user.type(await box('Max calls'), '3');
    platform.sandbox.addFault({ ...answer, method: 'POST', path: '/Limits$' });
    await user.click(save());
    expect(await screen.findByText(/Saved in part/)).toBeInTheDocument();
    expect(screen.getAllByText(told)).not.toHaveLength(0);
    expect(await box('Max calls')).toHaveValue('3');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/internal\/accounts\/[\w-]{36}\/edit$/));
    const { account_sid } = await platform.named('/Accounts', 'Acme');
    expect(platform.bodies('POST', /^\/Accounts$/)).toHaveLength(1);
    expect(await platform.send('GET', `/Accounts/${String(account_sid)}/Limits`)).toMatchObject([{ quantity: 3 }]);
  });

  it.each(faults)(
    'that is %s keeps what was typed, and is made when Save is pressed again',
    async (_, answer, told) => {
      vi.spyOn(console, 'error').mockReturnValue(undefined);
      const platform = await signedIn('admin');
      const { user } = platform.open('/internal/accounts/add');
      await enter(user, await box(/^Account name/), 'Acme');
      platform.sandbox.addFault({ ...answer, method: 'POST', path: '^/Accounts$' });
      await user.click(save());
      expect(await screen.findAllByText(told)).not.toHaveLength(0);
      expect(await box(/^Account name/)).toHaveValue('Acme');
      await user.click(save());
      expect(await screen.findByText('Account created successfully')).toBeInTheDocument();
      const accounts = await platform.send<{ name: string }[]>('GET', '/Accounts');
      expect(accounts.filter(({ name }) => name === 'Acme')).toHaveLength(1);
    },
  );
});
