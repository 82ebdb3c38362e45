import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signedIn, type Platform } from '../../support/sandboxed';
import { enter } from '../../support/enter';

const sidOf = async (platform: Platform, name: string) => String((await platform.named('/Accounts', name)).account_sid);

async function openAccount(name: string, settings = {}, who: Parameters<typeof signedIn>[0] = 'admin') {
  const platform = await signedIn(who);
  const sid = await sidOf(platform, name);
  const view = platform.open(`/internal/accounts/${sid}/edit`, settings);
  await screen.findByRole('textbox', { name: /^Account name/ });
  return { platform, sid, ...view, puts: () => platform.bodies('PUT', /^\/Accounts\//) };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const refused = () => vi.spyOn(console, 'error').mockReturnValue(undefined);

describe('an account', () => {
  it('is created with what was typed, its realm in lower case, and opened', async () => {
    const platform = await signedIn('admin');
    const { user, router } = platform.open('/internal/accounts/add');
    await enter(user, await field(/^Account name/), 'Acme');
    await enter(user, await field('SIP realm'), 'Acme.SIP.Example.ORG');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/internal\/accounts\/[\w-]{36}\/edit$/));
    const [body] = platform.bodies('POST', /^\/Accounts$/) as Record<string, unknown>[];
    expect(body).toEqual({
      name: 'Acme',
      sip_realm: 'acme.sip.example.org',
      is_active: 1,
      enable_debug_log: 0,
      service_provider_sid: platform.session.current_service_provider_sid,
    });
    expect(await screen.findByText('Account created successfully')).toBeInTheDocument();
  });

  it.each([
    [/^Account name/, 'x'.repeat(65), 'This must have at most 64 characters.'],
    [/^Account name/, '   ', 'This field is required.'],
    [/^Account name/, 'Testlabor', 'The name you have entered is already in use on another one of your accounts.'],
    [
      'SIP realm',
      'hafenkontor.sip.nordlicht.example.com',
      'The SIP Realm you have entered is already in use on another one of your accounts.',
    ],
  ])('is not sent with %s %s', async (name, text, message) => {
    const { user, platform } = await openAccount('Praxisverbund Süd');
    await user.clear(await field(name));
    await enter(user, await field(name), text);
    await user.click(save());
    expect(await screen.findAllByText(new RegExp(message.replaceAll('.', '\\.')))).not.toHaveLength(0);
    expect(await field(name)).toHaveValue(text);
    expect(platform.bodies('PUT', /^\/Accounts\//)).toEqual([]);
  });

  it('may not have the name of another account of its provider, and may have that of somebody else’s', async () => {
    refused();
    const platform = await signedIn('admin');
    const accounts = await platform.send<Record<string, string>[]>('GET', '/Accounts');
    const other = accounts.find((row) => row.service_provider_sid !== platform.session.current_service_provider_sid);
    const { user } = platform.open('/internal/accounts/add');
    await enter(user, await field(/^Account name/), 'Testlabor');
    await user.click(save());
    expect(await screen.findAllByText(/already in use on another one of your accounts/)).not.toHaveLength(0);
    expect(platform.bodies('POST', /^\/Accounts$/)).toEqual([]);
    await user.clear(await field(/^Account name/));
    await user.type(await field(/^Account name/), String(other?.name));
    await user.click(save());
    expect(await screen.findByText('Account created successfully')).toBeInTheDocument();
  });

  it('has nothing to record with before it is there', async () => {
    const platform = await signedIn('admin');
    platform.open('/internal/accounts/add');
    await field(/^Account name/);
    await screen.findByRole('textbox', { name: 'Max calls' });
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(sections).toEqual(['Account', 'Limits', 'SIP', 'Webhooks', 'Diagnosis']);
    expect(screen.queryByRole('checkbox', { name: 'Enable call recording' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Test' })).not.toBeInTheDocument();
  });

  it('is opened by asking for it and for what stands on its page, nothing else and nothing twice', async () => {
    const { platform } = await openAccount('Testlabor');
    await screen.findByText('24 cached prompts');
    await screen.findByText('No API keys yet.');
    const lines = platform
      .lines('GET', /./)
      .map(({ path, query }) => `${path}?${new URLSearchParams(query).toString()}`);
    const ofUse = /PhoneNumbers|Clients|VoipCarriers|Lcrs|MicrosoftTeamsTenants/;
    expect(lines.filter((line) => /Invoices|Users|SpeechCredentials|RecentCalls|Alerts/.test(line))).toEqual([]);
    expect(lines.filter((line) => ofUse.test(line))).toEqual([]);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });

  it('lists its sections, and leads to each', async () => {
    const { user } = await openAccount('Testlabor');
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Limits',
      'SIP',
      'Webhooks',
      'Call recording',
      'Spoken prompts',
      'Diagnosis',
      'API keys',
      'Used by',
    ]);
    await user.click(contents.getByRole('button', { name: 'Webhooks' }));
    expect(screen.getByRole('region', { name: 'Webhooks' })).toHaveFocus();
    expect(contents.getByRole('button', { name: 'Webhooks' })).toHaveAttribute('aria-current', 'location');
  });

  it('whose keys alone use it says of nothing else that it does', async () => {
    const platform = await signedIn('admin');
    const { current_service_provider_sid: service_provider_sid } = platform.session;
    const { sid } = await platform.send<{ sid: string }>('POST', '/Accounts', { name: 'Nobody', service_provider_sid });
    await platform.send('POST', '/ApiKeys', { account_sid: sid });
    const { user } = platform.open(`/internal/accounts/${sid}/edit`);
    await user.click(await screen.findByRole('button', { name: 'Used by', expanded: false }));
    expect(await screen.findByText('Nothing else uses it.')).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'API keys' })).toBeInTheDocument();
    expect(platform.lines('GET', /ApiKeys$/)).toHaveLength(1);
  });

  it('takes applications of its own for devices and SIPREC', async () => {
    const { user, puts } = await openAccount('Hafenkontor Logistik');
    const siprec = await screen.findByRole('combobox', { name: 'Application for SIPREC calls' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: /SIP device calls/ })).toHaveValue('SIP devices'));
    await user.click(siprec);
    const names = within(await screen.findByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Delivery notice',
      'Driver hotline',
      'Inbound menu',
      'Recording announcement',
      'SIP devices',
    ]);
    await user.click(screen.getByRole('option', { name: 'Recording announcement' }));
    await user.click(save());
    await waitFor(() => expect(puts()).toEqual([{ siprec_hook_sid: expect.stringMatching(/^[\w-]{36}$/) as string }]));
  });

  it('takes queue events by POST only, and no web socket', async () => {
    const { user, puts } = await openAccount('Testlabor');
    const queue = within(await screen.findByRole('group', { name: 'Queue event webhook' }));
    expect(queue.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['POST']);
    await enter(user, queue.getByRole('textbox', { name: 'URL' }), 'wss://queue.example.com');
    await user.click(save());
    expect(await screen.findAllByText(/This is not a valid address/)).not.toHaveLength(0);
    expect(puts()).toEqual([]);
  });

  it('is no longer asked with user and password once both are taken away', async () => {
    const platform = await signedIn('admin');
    const sid = await sidOf(platform, 'Testlabor');
    const hook = { url: 'https://auth.example.com', method: 'POST', username: 'ann', password: 'secret' };
    await platform.send('PUT', `/Accounts/${sid}`, { registration_hook: hook });
    const { user } = platform.open(`/internal/accounts/${sid}/edit`);
    const group = within(await screen.findByRole('group', { name: 'Registration webhook' }));
    await user.click(group.getByRole('checkbox', { name: 'Use HTTP basic authentication' }));
    await user.click(save());
    await screen.findByText('Account updated successfully');
    const { registration_hook: now } = await platform.send('GET', `/Accounts/${sid}`);
    expect(now).toEqual({ ...hook, username: null, password: null });
  });

  it('gets a new webhook secret only when that is confirmed, and has nothing to save of it', async () => {
    const { user, platform, sid } = await openAccount('Testlabor');
    const { webhook_secret: old } = await platform.send('GET', `/Accounts/${sid}/WebhookSecret`);
    await user.click(await screen.findByRole('button', { name: 'Generate new secret' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/immediately invalidate the old webhook signing secret/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await platform.send('GET', `/Accounts/${sid}/WebhookSecret`)).toEqual({ webhook_secret: old });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Generate new secret' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText('Webhook signing secret was successfully generated')).toBeInTheDocument();
    const { webhook_secret: fresh } = await platform.send('GET', `/Accounts/${sid}/WebhookSecret`);
    expect(fresh).not.toBe(old);
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Copy Webhook secret' }));
    expect(await navigator.clipboard.readText()).toBe(fresh);
    expect(document.body.innerHTML).not.toContain(String(fresh));
  });

  it('says how many prompts are kept, and has none after they are cleared', async () => {
    const { user, platform } = await openAccount('Testlabor');
    expect(await screen.findByText('24 cached prompts')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear TTS Cache' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Tts Cache successfully cleaned')).toBeInTheDocument();
    expect(await screen.findByText('0 cached prompts')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear TTS Cache' })).toBeDisabled());
    expect(platform.lines('DELETE', /TtsCache/)).toHaveLength(1);
  });

  it('that loses a limit sends one DELETE with its category, and nothing for the others', async () => {
    const platform = await signedIn('admin');
    const sid = await sidOf(platform, 'Testlabor');
    await platform.send('POST', `/Accounts/${sid}/Limits`, { category: 'voice_call_session', quantity: 5 });
    await platform.send('POST', `/Accounts/${sid}/Limits`, { category: 'device', quantity: 9 });
    const { user } = platform.open(`/internal/accounts/${sid}/edit`);
    platform.sandbox.clearRequests();
    const box = await screen.findByRole('textbox', { name: 'Max calls' });
    await waitFor(() => expect(box).toHaveValue('5'));
    await user.clear(box);
    await user.click(save());
    await screen.findByText('Account updated successfully');
    const writes = platform.lines('(DELETE|POST|PUT)', /^\/Accounts/);
    expect(writes.map(({ method, query }) => [method, query])).toEqual([
      ['DELETE', { category: 'voice_call_session' }],
    ]);
    expect(await platform.send('GET', `/Accounts/${sid}/Limits`)).toMatchObject([{ category: 'device', quantity: 9 }]);
  });

  it('has no limits of its own where the deployment is hosted', async () => {
    await openAccount('Testlabor', { ENABLE_HOSTED_SYSTEM: 'true' });
    await screen.findByText('24 cached prompts');
    expect(screen.queryByRole('textbox', { name: 'Max calls' })).not.toBeInTheDocument();
  });

  it('shows the debug log to an admin only', async () => {
    const view = await openAccount('Testlabor');
    expect(await screen.findByRole('checkbox', { name: 'Enable debug log for this account' })).toBeChecked();
    view.unmount();
    await openAccount('Testlabor', {}, 'provider');
    await screen.findByText('24 cached prompts');
    expect(screen.queryByRole('checkbox', { name: 'Enable debug log for this account' })).not.toBeInTheDocument();
  });
});

describe('a user of one account', () => {
  it('stays on the account after Save, and has no list to cancel to', async () => {
    const platform = await signedIn('account');
    const sid = String(platform.session.account_sid);
    const { user, router } = platform.open(`/internal/accounts/${sid}/edit`);
    await user.type(await field(/^Account name/), '!');
    expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Accounts' })).not.toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('Account updated successfully')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(`/internal/accounts/${sid}/edit`);
    expect(await field('SIP realm')).toHaveAttribute('readonly');
    expect(screen.queryByText('You do not have permissions to manage all accounts')).not.toBeInTheDocument();
  });
});

describe('a user who may only look', () => {
  it('can neither replace the secret nor test the bucket nor clear the cache', async () => {
    const platform = await signedIn('viewer');
    const sid = platform.session.account_sid ?? (await sidOf(platform, 'Hafenkontor Logistik'));
    platform.open(`/internal/accounts/${sid}/edit`);
    expect(await screen.findByText('24 cached prompts')).toBeInTheDocument();
    for (const name of ['Generate new secret', 'Test', 'Clear TTS Cache', 'Save', 'Replace Secret access key'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('saving an account', () => {
  it('is done although the record cannot be read again', async () => {
    refused();
    const { user, platform, sid, puts } = await openAccount('Testlabor');
    await user.type(await field(/^Account name/), ' 2');
    platform.sandbox.addFault({ method: 'GET', path: '^/Accounts/[^/]+$', times: 1 });
    platform.sandbox.addFault({ method: 'GET', path: '^/Accounts/[^/]+$', status: 500, body: { msg: 'no' } });
    await user.click(save());
    expect(await screen.findByText('Account updated successfully')).toBeInTheDocument();
    expect(puts()).toEqual([{ name: 'Testlabor 2' }]);
    expect(await platform.send('GET', `/Accounts/${sid}`)).toMatchObject({ name: 'Testlabor 2' });
  });

  it('puts the refusal of the realm at the realm', async () => {
    refused();
    const { user, platform } = await openAccount('Testlabor');
    platform.sandbox.addFault({
      method: 'PUT',
      path: '^/Accounts/',
      status: 422,
      body: { msg: "Duplicate entry 'x' for key" },
    });
    await enter(user, await field('SIP realm'), 'free.sip.example.com');
    await user.click(save());
    expect(await screen.findAllByText(/The SIP Realm you have entered is already in use/)).not.toHaveLength(0);
    expect(await field('SIP realm')).toBeInvalid();
  });
});
