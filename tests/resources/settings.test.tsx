import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectRefusals } from '../engine/form/support/arrangeForm';
import { refusal } from '../support/fakePlatform';
import { arrangeSandbox } from './arrangeSandbox';
import { enter } from '../support/enter';

const at = '/internal/settings';
const save = () => screen.findByRole('button', { name: 'Save' });
const box = (name: string) => screen.findByRole('textbox', { name });
const tab = (name: string) => screen.findByRole('tab', { name });

describe('the settings', () => {
  it('of an admin have the platform’s and the provider’s part, saved by one call for each', async () => {
    const { open, sent, provider, call } = await arrangeSandbox('admin');
    const { user } = open(at);
    await enter(user, await box('Domain name'), 'voice.example.com');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Min password length/ }), '12');
    await user.click(await tab('Service provider'));
    await user.clear(await box('Service provider name'));
    await enter(user, await box('Service provider name'), 'Nordlicht');
    await user.click(await save());
    expect(await screen.findByText('Settings updated')).toBeInTheDocument();
    expect(screen.getAllByText('Admin settings updated successfully')).toHaveLength(1);
    expect(sent.map(({ line, body }) => [line, body]).sort()).toEqual([
      ['POST /PasswordSettings', { min_password_length: 12 }],
      ['POST /SystemInformation', { domain_name: 'voice.example.com' }],
      [`PUT /ServiceProviders/${provider}`, expect.objectContaining({ name: 'Nordlicht' })],
    ]);
    expect(await call('GET', '/PasswordSettings')).toMatchObject({ min_password_length: 12 });
    expect(await call('GET', '/SystemInformation')).toMatchObject({
      domain_name: 'voice.example.com',
      log_level: 'info',
    });
  });

  it('of a provider user have no tabs and ask for nothing of the platform’s', async () => {
    const { open, sent, provider } = await arrangeSandbox('provider');
    const { user } = open(at);
    await user.type(await box('Service provider name'), ' 2');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Domain name' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete service provider/ })).not.toBeInTheDocument();
    await user.click(await save());
    await screen.findByText('Settings updated');
    expect(sent.map(({ line }) => line)).toEqual([`PUT /ServiceProviders/${provider}`]);
  });

  it('are closed to an account user', async () => {
    expectRefusals();
    const { open, session } = await arrangeSandbox('account');
    const { router } = open(at);
    expect(await screen.findByText('You do not have permissions to manage Settings')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/internal/accounts/${session.account_sid}/edit`));
  });

  it('keep the provider’s registration hook, which a save would clear', async () => {
    const { open, provider, call } = await arrangeSandbox('admin');
    const hook = { url: 'https://hooks.example.com/reg', method: 'POST', username: 'u', password: 'p' };
    await call('PUT', `/ServiceProviders/${provider}`, { name: 'With a hook', registration_hook: hook });
    const { user } = open(at);
    await user.click(await tab('Service provider'));
    await user.type(await box('Service provider name'), '!');
    await user.click(await save());
    await screen.findByText('Settings updated');
    expect(await call('GET', `/ServiceProviders/${provider}`)).toMatchObject({
      name: 'With a hook!',
      registration_hook: hook,
    });
  });

  it.each(['', '   '])('do not take “%s” for the name of the provider', async (name) => {
    const { open, sent } = await arrangeSandbox('provider');
    const { user } = open(at);
    await user.clear(await box('Service provider name'));
    if (name !== '') await enter(user, await box('Service provider name'), name);
    await user.click(await save());
    expect(await screen.findAllByText(/This field is required/)).not.toHaveLength(0);
    expect(sent).toEqual([]);
  });

  it.each([
    ['https://sbc.example.com', 'Please remove https:// from the beginning: only the host is wanted.'],
    ['-bad.example.com', 'The part -bad must not begin or end with a hyphen.'],
    ['teams', 'Please provide a valid IP address or fully qualified domain name.'],
  ])('do not take “%s” for the Teams domain', async (text, complaint) => {
    const { open, sent } = await arrangeSandbox('provider');
    const { user } = open(at);
    await user.clear(await box('SBC domain name'));
    await enter(user, await box('SBC domain name'), text);
    await user.click(await save());
    expect(await screen.findByRole('button', { name: `SBC domain name: ${complaint}` })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('judge a domain of the platform when it is changed, not as it was found', async () => {
    const { open, sent, call } = await arrangeSandbox('admin');
    await call('POST', '/SystemInformation', { monitoring_domain_name: 'https://stats.example.com' });
    const { user } = open(at);
    await enter(user, await box('SIP domain name'), 'sip.example.com/x');
    await user.click(await save());
    expect(await screen.findByRole('button', { name: /^SIP domain name: Please remove \/x/ })).toBeInTheDocument();
    expect(screen.getByText('1 field needs your attention')).toBeInTheDocument();
    await user.clear(await box('SIP domain name'));
    await enter(user, await box('SIP domain name'), 'sip.example.com');
    await user.click(await save());
    await screen.findByText('Admin settings updated successfully');
    expect(sent.map(({ body }) => body)).toEqual([{ sip_domain_name: 'sip.example.com' }]);
  });

  it('clear the Teams domain with its switch', async () => {
    const { open, provider, call } = await arrangeSandbox('admin');
    await call('PUT', `/ServiceProviders/${provider}`, { ms_teams_fqdn: 'teams.example.com' });
    const { user } = open(at);
    await user.click(await tab('Service provider'));
    expect(await box('SBC domain name')).toHaveValue('teams.example.com');
    await user.click(screen.getByRole('checkbox', { name: 'Enable MS Teams Direct Routing' }));
    expect(screen.queryByRole('textbox', { name: 'SBC domain name' })).not.toBeInTheDocument();
    await user.click(await save());
    await screen.findByText('Settings updated');
    expect(await call('GET', `/ServiceProviders/${provider}`)).toMatchObject({ ms_teams_fqdn: null });
  });

  it('delete an emptied limit by its category', async () => {
    const { open, provider, call, sent } = await arrangeSandbox('admin');
    const limits = `/ServiceProviders/${provider}/Limits`;
    await call('POST', limits, { category: 'voice_call_minutes', quantity: 5 });
    await call('POST', limits, { category: 'api_rate', quantity: 9 });
    const { user } = open(at);
    await user.click(await tab('Service provider'));
    await user.clear(await box('Max minutes'));
    await user.click(await save());
    await screen.findByText('Settings updated');
    expect(sent.map(({ line }) => line)).toEqual([`DELETE ${limits}?category=voice_call_minutes`]);
    expect(await call<object[]>('GET', limits)).toMatchObject([{ category: 'api_rate', quantity: 9 }]);
  });
});

describe('the settings without a service provider', () => {
  it('are the platform’s, which an admin can change', async () => {
    const setting = await arrangeSandbox('admin');
    const session = { ...setting.session, current_service_provider_sid: undefined };
    setting.refuseWith((line) => (line === 'GET /ServiceProviders' ? Response.json([]) : undefined));
    const { user } = setting.open(at, { session });
    await enter(user, await box('Domain name'), 'voice.example.com');
    expect(screen.queryByRole('tab', { name: 'Service provider' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /API keys/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Admin settings updated successfully')).toBeInTheDocument();
    expect(setting.sent.map(({ line }) => line)).toEqual(['POST /SystemInformation']);
  });
});

describe('private networks', () => {
  it('are refused by entry before anything is sent, and what was typed stays', async () => {
    const { open, sent } = await arrangeSandbox('admin');
    const { user } = open(at);
    await enter(user, await box('Private network CIDR'), '10.0.0.0/8, 300.0.0.0/8, 1.2.3.4/33');
    await user.click(await save());
    const summary = await screen.findByRole('button', { name: /^Private network CIDR:/ });
    expect(summary).toHaveTextContent('Invalid private network CIDR "300.0.0.0/8", "1.2.3.4/33"');
    expect(await box('Private network CIDR')).toHaveValue('10.0.0.0/8,300.0.0.0/8,1.2.3.4/33');
    expect(sent).toEqual([]);
  });

  it('are sent with nothing but commas between them', async () => {
    const { open, sent } = await arrangeSandbox('admin');
    const { user } = open(at);
    await enter(user, await box('Private network CIDR'), '10.0.0.0/8, 192.168.1.5 ');
    await user.click(await save());
    await screen.findByText('Admin settings updated successfully');
    expect(sent.map(({ body }) => body)).toEqual([{ private_network_cidr: '10.0.0.0/8,192.168.1.5' }]);
  });
});

describe('the password policy', () => {
  it('shows what a user will read while it is being changed', async () => {
    const { open } = await arrangeSandbox('admin');
    const { user } = open(at);
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Min password length/ }), '14');
    await user.click(screen.getByRole('checkbox', { name: 'Password require digit' }));
    expect(await screen.findByText('Be at least 14 characters long')).toBeInTheDocument();
    expect(screen.getByText('Contain at least one number')).toBeInTheDocument();
    expect(screen.queryByText('Contain at least one special character')).not.toBeInTheDocument();
  });
});

describe('a save that fails in part', () => {
  it('says what was saved and what was not, and sends only the rest', async () => {
    expectRefusals();
    const { open, sent, refuseWith, provider } = await arrangeSandbox('admin');
    refuseWith((line) => (line === 'POST /SystemInformation' ? refusal(500, 'the disk is full') : undefined));
    const { user } = open(at);
    await enter(user, await box('Domain name'), 'voice.example.com');
    await user.click(await tab('Service provider'));
    await user.type(await box('Service provider name'), ' 2');
    await user.click(await save());
    const report = within(await screen.findByRole('list'));
    expect(report.getByText('Saved: Settings')).toBeInTheDocument();
    expect(report.getByText('Not saved: System information. the disk is full')).toBeInTheDocument();
    await user.click(await tab('Admin'));
    expect(await box('Domain name')).toHaveValue('voice.example.com');
    refuseWith(undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Admin settings updated successfully');
    const writes = sent.map(({ line, status }) => `${line} ${status}`);
    expect(writes.slice(0, 2).sort()).toEqual(['POST /SystemInformation 500', `PUT /ServiceProviders/${provider} 204`]);
    expect(writes.slice(2)).toEqual(['POST /SystemInformation 201']);
  });
});

describe('the prompt cache', () => {
  it('is counted, and cleared after a question', async () => {
    const { open, sent } = await arrangeSandbox('admin');
    const { user } = open(at);
    expect(await screen.findByText(/^There are 1,432 cached TTS prompts/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear TTS Cache' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to clean TTS cache?')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Tts Cache successfully cleaned')).toBeInTheDocument();
    expect(await screen.findByText('There are 0 cached TTS prompts')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear TTS Cache' })).toBeDisabled();
    expect(sent.map(({ line }) => line)).toEqual(['DELETE /TtsCache']);
  });
});

describe('a service provider', () => {
  it('is deleted only where it is not in use', async () => {
    const { open, sent } = await arrangeSandbox('admin');
    const { user } = open(at);
    /* The first tab is the platform's. */
    await screen.findByText(/^There are 1,432 cached TTS prompts/);
    expect(screen.queryByRole('button', { name: /^Delete service provider/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Service provider' }));
    await user.click(await screen.findByRole('button', { name: 'Delete service provider Nordlicht Telekom' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Accounts \(/)).toBeInTheDocument();
    expect(dialog.getByText(/^Users \(/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('that is free is deleted after a question', async () => {
    const { open, call, session, sent } = await arrangeSandbox('admin');
    const { sid } = await call<{ sid: string }>('POST', '/ServiceProviders', { name: 'Empty' });
    const { user } = open(at, { session: { ...session, current_service_provider_sid: sid } });
    await user.click(await screen.findByRole('tab', { name: 'Service provider' }));
    await user.click(await screen.findByRole('button', { name: 'Delete service provider Empty' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Are you sure you want to delete the service provider Empty?')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted service provider Empty')).toBeInTheDocument();
    expect(sent.map(({ line, status }) => [line, status])).toEqual([[`DELETE /ServiceProviders/${sid}`, 204]]);
  });

  it('that is the only one cannot be deleted', async () => {
    const { open, refuseWith, call, provider } = await arrangeSandbox('admin');
    const only = await call('GET', `/ServiceProviders/${provider}`);
    refuseWith((line) => (line === 'GET /ServiceProviders' ? Response.json([only]) : undefined));
    const { user } = open(at);
    await save();
    await screen.findByText(/^There are 1,432 cached TTS prompts/);
    await user.click(screen.getByRole('tab', { name: 'Service provider' }));
    expect(screen.queryByRole('button', { name: /^Delete service provider/ })).not.toBeInTheDocument();
  });
});

describe('a view-only admin', () => {
  it('sees the settings and changes nothing', async () => {
    const { open, session } = await arrangeSandbox('admin');
    open(at, { session: { ...session, viewOnly: true } });
    expect(await box('Domain name')).toHaveAttribute('readonly');
    await screen.findByText(/^There are 1,432 cached TTS prompts/);
    expect(screen.queryByRole('button', { name: /Save|Delete|Clear TTS|Add key/ })).not.toBeInTheDocument();
  });
});
