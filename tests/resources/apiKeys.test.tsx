import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineResource, type ResourceDeclaration } from '../../src/schema/types';
import { declarations } from '../../resources';
import { expectRefusals } from '../engine/form/support/arrangeForm';
import { refusal } from '../support/fakePlatform';
import { arrangeSandbox, type SandboxSetting } from './arrangeSandbox';

const at = '/internal/settings';
const panel = () => screen.findByRole('region', { name: 'Service provider API keys' });
const add = async () => within(await panel()).findByRole('button', { name: 'Add key' });
const make = async () => {
  await screen.findByLabelText('Expires');
  return screen.getByRole('button', { name: 'Make the key' });
};
const token = async () => {
  const hint = await screen.findByText('Copy it now: it is not shown again.');
  return hint.parentElement?.querySelector('code')?.textContent ?? '';
};

let setting: SandboxSetting;
beforeEach(async () => {
  setting = await arrangeSandbox('provider');
});

const keysOf = () =>
  setting.call<{ api_key_sid: string; token: string }[]>('GET', `/ServiceProviders/${setting.provider}/ApiKeys`);
const makeKey = (more: object = {}) =>
  setting.call<{ sid: string; token: string }>('POST', '/ApiKeys', { service_provider_sid: setting.provider, ...more });
const mask = (text: string) => `••••${text.slice(-4)}`;

describe('API keys', () => {
  it('are listed by their last four letters, never in full', async () => {
    const key = await makeKey();
    setting.open(at);
    expect(await within(await panel()).findByText(mask(key.token))).toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain(key.token);
    expect(screen.getByText(/the platform does not note when a key of a service provider is used/)).toBeInTheDocument();
  });

  it('are said to be none', async () => {
    for (const { api_key_sid } of await keysOf()) await setting.call('DELETE', `/ApiKeys/${api_key_sid}`);
    setting.open(at);
    expect(await within(await panel()).findByText('No API keys yet.')).toBeInTheDocument();
  });

  it('say plainly that an expiry is not enforced', async () => {
    await makeKey({ expires_at: '2020-01-01 00:00:00' });
    setting.open(at);
    expect(await screen.findByText(/stored, not enforced by the platform/)).toBeInTheDocument();
  });

  it('are made for the provider and shown once', async () => {
    const { user } = setting.open(at);
    await user.click(await add());
    await user.click(await make());
    expect(await screen.findByText('API key created')).toBeInTheDocument();
    const shown = await token();
    expect(shown).toMatch(/^[\da-f-]{36}$/);
    expect(await navigator.clipboard.readText()).toBe(shown);
    expect(screen.getByText('API key copied')).toBeInTheDocument();
    expect(setting.sent).toMatchObject([
      { line: 'POST /ApiKeys', body: { service_provider_sid: setting.provider }, status: 201 },
    ]);
    await user.keyboard('{Escape}');
    expect(screen.getByText(shown)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.body.innerHTML).not.toContain(shown));
    expect(within(await panel()).getByText(mask(shown))).toBeInTheDocument();
  });

  it('can be made after an attempt whose answer was lost, and what that has made is listed', async () => {
    expectRefusals();
    const { user } = setting.open(at);
    await user.click(await add());
    const stray = await makeKey();
    setting.refuseWith((line) => (line === 'POST /ApiKeys' ? new Response('<html>') : undefined));
    await user.click(await make());
    expect(await screen.findByText('The server gave an answer that could not be read.')).toBeInTheDocument();
    expect(await screen.findByText(mask(stray.token))).toBeInTheDocument();
    setting.refuseWith(undefined);
    await user.click(await make());
    expect(await token()).not.toBe(stray.token);
    expect(await keysOf()).toHaveLength(2);
  });

  it('may be given a date after which they are out of use, said not to be enforced', async () => {
    const { user } = setting.open(at);
    await user.click(await add());
    const expiry = await screen.findByLabelText('Expires');
    expect(expiry).toHaveAccessibleDescription(/stored, not enforced by the platform/);
    fireEvent.change(expiry, { target: { value: '2031-05-06T10:30' } });
    await user.click(screen.getByRole('button', { name: 'Make the key' }));
    const ending = (await token()).slice(-4);
    const moment = new Date('2031-05-06T10:30').toISOString();
    expect(setting.sent).toMatchObject([
      { line: 'POST /ApiKeys', body: { expires_at: moment.slice(0, 19).replace('T', ' ') }, status: 201 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const row = await within(await panel()).findByRole('row', { name: new RegExp(ending) });
    expect(within(row).getByTitle(moment)).toBeInTheDocument();
  });

  it('are copied without being shown in the message', async () => {
    const { user } = setting.open(at);
    await user.click(await add());
    await user.click(await make());
    const shown = await token();
    await navigator.clipboard.writeText('something else');
    await user.click(screen.getByRole('button', { name: 'Copy the secret' }));
    await waitFor(() => expect(screen.getAllByText('API key copied')).toHaveLength(2));
    expect(await navigator.clipboard.readText()).toBe(shown);
  });

  it('are deleted after a question that names the key', async () => {
    const key = await makeKey();
    const { user } = setting.open(at);
    await user.click(await screen.findByRole('button', { name: `Delete ${mask(key.token)}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete API key' }));
    expect(dialog.getByText(new RegExp(`following API key\\? ${mask(key.token)}`))).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('API key deleted')).toBeInTheDocument();
    expect((await keysOf()).map(({ api_key_sid }) => api_key_sid)).not.toContain(key.sid);
  });

  it('stay with a message when the platform refuses to delete one', async () => {
    expectRefusals();
    const key = await makeKey();
    setting.refuseWith((line) => (line.startsWith('DELETE') ? refusal(400, 'not yours') : undefined));
    const { user } = setting.open(at);
    await user.click(await screen.findByRole('button', { name: `Delete ${mask(key.token)}` }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('not yours')).toBeInTheDocument();
  });

  it('cannot be made or deleted by a view-only user', async () => {
    await makeKey();
    setting.open(at, { session: { ...setting.session, viewOnly: true } });
    await within(await panel()).findByRole('table');
    expect(screen.queryByRole('button', { name: /Add key|Delete|Rotate/ })).not.toBeInTheDocument();
  });
});

describe('the rotation of a key', () => {
  async function rotate() {
    const old = await makeKey();
    const { user } = setting.open(at);
    await user.click(await screen.findByRole('button', { name: `Rotate ${mask(old.token)}` }));
    await user.click(await make());
    return { user, old, fresh: await token() };
  }
  const tokens = async () => (await keysOf()).map((key) => key.token);

  it('makes the new key first; both answer until the old one is retired', async () => {
    const { user, old, fresh } = await rotate();
    expect(screen.getByText(`The old key ${mask(old.token)} still answers.`, { exact: false })).toBeInTheDocument();
    expect(await tokens()).toEqual(expect.arrayContaining([old.token, fresh]));
    await user.click(screen.getByRole('button', { name: 'Retire the old key' }));
    expect(await screen.findByText('API key deleted')).toBeInTheDocument();
    expect(await tokens()).toContain(fresh);
    expect(await tokens()).not.toContain(old.token);
  });

  it('may keep both', async () => {
    const { user, old, fresh } = await rotate();
    await user.click(screen.getByRole('button', { name: 'Keep both for now' }));
    expect(await tokens()).toEqual(expect.arrayContaining([old.token, fresh]));
    expect(await within(await panel()).findByText(mask(fresh))).toBeInTheDocument();
  });

  it('tells that the old key could not be retired, and can try again', async () => {
    expectRefusals();
    const { user, old } = await rotate();
    setting.refuseWith((line) => (line.startsWith('DELETE') ? refusal(500, 'the database is away') : undefined));
    await user.click(screen.getByRole('button', { name: 'Retire the old key' }));
    expect(
      await screen.findByText(
        `The old key ${mask(old.token)} could not be retired and still answers: the database is away`,
      ),
    ).toBeInTheDocument();
    setting.refuseWith(undefined);
    await user.click(screen.getByRole('button', { name: 'Retire the old key' }));
    expect(await screen.findByText('API key deleted')).toBeInTheDocument();
    expect(await tokens()).not.toContain(old.token);
  });

  it('deletes nothing when no new key could be made', async () => {
    expectRefusals();
    const old = await makeKey();
    setting.refuseWith((line) => (line === 'POST /ApiKeys' ? refusal(500, 'no more keys') : undefined));
    const { user } = setting.open(at);
    await user.click(await screen.findByRole('button', { name: `Rotate ${mask(old.token)}` }));
    await user.click(await make());
    expect(await screen.findByText('no more keys')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retire the old key' })).not.toBeInTheDocument();
    expect(await tokens()).toContain(old.token);
  });
});

describe('the keys of an account', () => {
  const depot: ResourceDeclaration = defineResource({
    name: 'depot',
    kind: 'singleton',
    title: 'name',
    nav: false,
    api: { base: '/Accounts/{session.account_sid}' },
    access: { scope: 'account' },
    fields: { account_sid: { type: 'sid' }, name: { type: 'text' } },
    form: {
      sections: { keys: ['name', { use: 'keys', resource: 'api-keys', owner: 'account_sid' }] },
    },
  });

  it('are made for the account, and never for nobody', async () => {
    setting = await arrangeSandbox('account');
    const { user } = setting.open('/internal/depot', { declarations: [...declarations, depot] });
    await user.click(await screen.findByRole('button', { name: 'Add key' }));
    await user.click(await make());
    await token();
    expect(setting.sent.map(({ body }) => body)).toEqual([{ account_sid: setting.session.account_sid }]);
    expect(screen.getByText(/one time for all keys of an account together/)).toBeInTheDocument();
  });
});
