import { screen, waitFor, within } from '@testing-library/react';
import { Profiler, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldInputProps } from '../../../src/fields/kit';
import { fieldTypes } from '../../../src/fields/registry';
import { signedIn, type Platform } from '../../support/sandboxed';
import { enter } from '../../support/enter';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

/** Every change repeats the call hook: without it the platform mixes up the two. */
const anyHook: unknown = expect.objectContaining({ url: expect.any(String) as string });

type User = ReturnType<Platform['open']>['user'];

const text = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}\\*?$`) });
const group = async (name: string) => within(await screen.findByRole('group', { name: new RegExp(`^${name}`) }));
const address = async (hook: string) => (await group(hook)).getByRole('textbox', { name: /^URL/ });
const saveButton = () => screen.getByRole('button', { name: 'Save' });
const save = (user: User) => user.click(saveButton());
const saved = () => screen.findByText('Application updated successfully');

async function openApplication(name: string, who: Parameters<typeof signedIn>[0] = 'admin') {
  const platform = await signedIn(who);
  const { application_sid: sid } = await platform.named('/Applications', name);
  const view = platform.open(`/internal/applications/${String(sid)}/edit`);
  await screen.findByRole('textbox', { name: /^Application name/ });
  const stored = () => platform.send('GET', `/Applications/${String(sid)}`);
  return { ...view, platform, stored, puts: () => platform.bodies('PUT', /^\/Applications\//) };
}

async function retype(user: User, element: HTMLElement, typed: string) {
  await user.clear(element);
  await user.paste(typed);
}

describe('the webhooks of an application', () => {
  it.each([
    ['ftp://x.example', /This is not a valid address/],
    ['htps://x', /This is not a valid address/],
    ['javascript:alert(1)', /This is not a valid address/],
    [`https://x.example/${'a'.repeat(1024)}`, /This address is too long/],
  ])('are not at %s', async (url, message) => {
    const { user, puts } = await openApplication('Call back');
    await retype(user, await address('Calling webhook'), url);
    await save(user);
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    expect(await address('Calling webhook')).toHaveValue(url);
    expect(screen.queryByRole('link', { name: url })).not.toBeInTheDocument();
    expect(puts()).toEqual([]);
  });

  it.each([
    [' https://x.example/hook ', 'https://x.example/hook', 'POST'],
    ['https://[2001:db8::1]/x', 'https://[2001:db8::1]/x', 'POST'],
    ['wss://x.example/ws', 'wss://x.example/ws', 'GET'],
  ])('may be at %s', async (url, sent, method) => {
    const { user, stored } = await openApplication('Call back');
    await retype(user, await address('Calling webhook'), url);
    await save(user);
    await screen.findByText(/Application updated successfully|not a valid|invalid hostname/);
    expect(await stored()).toMatchObject({ call_hook: { url: sent, method } });
  });

  it('are one web socket for both, unless the other is none', async () => {
    const { user } = await openApplication('Call back');
    await retype(user, await address('Calling webhook'), 'wss://x.example/ws');
    expect(await address('Call status webhook')).toHaveValue('https://voice.ueberlandwerke.example.com/status');
    await user.clear(await address('Call status webhook'));
    await retype(user, await address('Calling webhook'), 'wss://y.example/ws');
    expect(await address('Call status webhook')).toHaveValue('wss://y.example/ws');
    expect((await group('Call status webhook')).getByRole('combobox', { name: 'Method' })).toBeDisabled();
  });

  it('say what they would be sent, without sending it', async () => {
    const { user, platform } = await openApplication('Call back');
    const hook = await group('Calling webhook');
    await user.click(hook.getByRole('checkbox', { name: 'Use HTTP basic authentication' }));
    await user.type(hook.getByRole('textbox', { name: /^Username/ }), 'ann');
    await enter(user, hook.getByLabelText(/^Password/), 'secret');
    await user.click(screen.getByRole('button', { name: 'What would the platform send? Calling webhook' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('region', { name: 'Request' })).toHaveTextContent('POST https://voice.ueberlandwerke');
    expect(dialog.getByRole('region', { name: 'Headers' })).toHaveTextContent(/Authorization: Basic •+/);
    expect(dialog.getByRole('region', { name: 'Body' })).toHaveTextContent('"call_status": "trying"');
    await user.click(dialog.getByRole('button', { name: 'Copy Command line' }));
    expect(await navigator.clipboard.readText()).toContain(`Authorization: Basic ${btoa('ann:secret')}`);
    /* The form itself goes on reading, such as the variables that the webhook declares. */
    expect(platform.lines('(POST|PUT|DELETE)', /./).filter(({ path }) => !path.endsWith('/login'))).toEqual([]);
  });
});

describe('the variables of a webhook', () => {
  it('are asked for as the webhook declares them', async () => {
    const { user, stored, container } = await openApplication('Meter reading by voice');
    const inside = await group('Environment variables');
    expect(await inside.findByRole('textbox', { name: /^GREETING/ })).toHaveValue('Good morning');
    expect(container.innerHTML).not.toContain('crm-invented');
    await retype(user, inside.getByRole('textbox', { name: 'MAX_TURNS' }), '0');
    await user.selectOptions(inside.getByRole('combobox', { name: 'TONE' }), 'warm');
    await user.click(inside.getByRole('checkbox', { name: 'RECORD' }));
    await user.type(inside.getByRole('textbox', { name: 'PROMPT' }), 'Ask{enter}kindly');
    await user.upload(inside.getByLabelText('File for KNOWLEDGE'), new File(['All of it'], 'facts.txt'));
    await waitFor(() => expect(inside.getByRole('textbox', { name: 'KNOWLEDGE' })).toHaveValue('All of it'));
    const trunks = await inside.findByRole('combobox', { name: 'TRUNK' });
    await user.selectOptions(trunks, 'Überlandwerke Anlagenanschluss');
    await save(user);
    await saved();
    expect((await stored()).env_vars).toEqual({
      GREETING: 'Good morning',
      MAX_TURNS: 0,
      TONE: 'warm',
      RECORD: true,
      PROMPT: 'Ask\nkindly',
      KNOWLEDGE: 'All of it',
      TRUNK: 'Überlandwerke Anlagenanschluss',
      CRM_KEY: 'crm-invented',
      OLD_NAME: 'kept',
    });
  });

  it('must be there where the webhook requires them', async () => {
    const { user, puts } = await openApplication('Meter reading by voice');
    const inside = await group('Environment variables');
    await user.clear(await inside.findByRole('textbox', { name: /^GREETING/ }));
    await save(user);
    expect(await screen.findAllByText(/Please look at these variables: GREETING/)).not.toHaveLength(0);
    expect(inside.getByRole('textbox', { name: /^GREETING/ })).toBeInvalid();
    expect(puts()).toEqual([]);
  });

  it.each([
    ['does not answer', { status: 204 }],
    ['cannot be asked', { status: 502, body: 'Bad gateway' }],
    ['answers nonsense', { status: 400, body: { msg: 'Invalid appenv schema' } }],
  ])('are kept and said to be kept while the webhook %s', async (_, answer) => {
    const platform = await signedIn('admin');
    const { application_sid: sid } = await platform.named('/Applications', 'Meter reading by voice');
    platform.sandbox.addFault({ path: '^/AppEnv', times: 0, ...answer });
    const { user } = platform.open(`/internal/applications/${String(sid)}/edit`);
    const before = await platform.send('GET', `/Applications/${String(sid)}`);
    expect(await screen.findByText(/These stored values are kept as they are/)).toBeInTheDocument();
    expect(screen.getByText('CRM_KEY')).toBeInTheDocument();
    await user.type(await text('Application name'), '!');
    await save(user);
    await saved();
    expect(platform.bodies('PUT', /^\/Applications\//)).toEqual([
      { call_hook: anyHook, name: 'Meter reading by voice!' },
    ]);
    expect(await platform.send('GET', `/Applications/${String(sid)}`)).toMatchObject({ env_vars: before.env_vars });
  });

  it('can be removed one by one where nobody declares them', async () => {
    const { user, stored } = await openApplication('Meter reading by voice');
    await user.click(await screen.findByRole('button', { name: 'Remove OLD_NAME' }));
    await save(user);
    await saved();
    expect((await stored()).env_vars).toEqual({ GREETING: 'Good morning', MAX_TURNS: 8, CRM_KEY: 'crm-invented' });
  });

  it('begin with their defaults when the webhook is a new one', async () => {
    const { user, stored, platform } = await openApplication('Call back');
    await retype(user, await address('Calling webhook'), 'https://voice.example.com/voice-agent');
    expect(await (await group('Environment variables')).findByRole('textbox', { name: /^GREETING/ })).toHaveValue(
      'Hello',
    );
    await save(user);
    await saved();
    expect((await stored()).env_vars).toEqual({ GREETING: 'Hello' });
    const asked = platform.lines('GET', /^\/AppEnv/).map(({ query }) => query.url);
    expect(asked.length).toBeLessThan(4);
  });
});

describe('the initial application', () => {
  it.each([
    ['[{ "verb": "say" },\n oops,\n {}\n]', /This is not JSON: see line 2/],
    ['{ "verb": "say" }', /This must be a list/],
  ])('is not saved as %s', async (json, message) => {
    const { user, puts } = await openApplication('Call back');
    await retype(user, await text('Override webhook for initial application'), json);
    await save(user);
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    expect(puts()).toEqual([]);
  });

  it('is laid out on demand, and removed when it is emptied', async () => {
    const { user, stored } = await openApplication('Call back');
    const box = await text('Override webhook for initial application');
    await retype(user, box, '[{"verb":"hangup"}]');
    await user.click(screen.getByRole('button', { name: 'Format' }));
    expect(box).toHaveValue('[\n  {\n    "verb": "hangup"\n  }\n]');
    await save(user);
    await saved();
    expect(JSON.parse(String((await stored()).app_json))).toEqual([{ verb: 'hangup' }]);
    await user.clear(await text('Override webhook for initial application'));
    await save(user);
    await waitFor(async () => expect((await stored()).app_json).toBeNull());
  });

  it('that the platform refuses is refused at its field', async () => {
    const { user } = await openApplication('Call back');
    await retype(user, await text('Override webhook for initial application'), '[{"verb":"sing"}]');
    await save(user);
    expect(await screen.findAllByText(/does not know one of these instructions/)).not.toHaveLength(0);
  });
});

describe('an application', () => {
  it('with a name that is taken in its account is refused at the name', async () => {
    const { user, puts } = await openApplication('Call back');
    await retype(user, await text('Application name'), 'Outage information');
    await save(user);
    expect(await screen.findAllByText(/already in use on another one of your applications/)).not.toHaveLength(0);
    expect(puts()).toEqual([]);
  });

  it('records its calls by a flag, where the deployment records', async () => {
    const { user, puts } = await openApplication('Call back');
    await user.click(await screen.findByRole('checkbox', { name: 'Record all calls' }));
    await save(user);
    await saved();
    expect(puts()).toEqual([{ call_hook: anyHook, name: 'Call back', record_all_calls: 1 }]);
  });

  it('that numbers and devices use is not deleted', async () => {
    const { user } = await openApplication('SIP devices');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/In order to delete the application it cannot be in use/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Hafenkontor Logistik' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});

describe('the list of applications', () => {
  it('names the vendors of each', async () => {
    const platform = await signedIn('admin');
    const { account_sid: sid } = await platform.named('/Accounts', 'Hafenkontor Logistik');
    platform.open(`/internal/applications?filter=${encodeURIComponent(JSON.stringify({ account_sid: sid }))}`);
    const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
    await waitFor(async () => expect(await row('Delivery notice')).toHaveTextContent('ElevenLabs, deepgramriver'));
    expect(await row('Driver hotline')).toHaveTextContent('hansevoice (custom)');
  });
});

describe('a key pressed in the name of an application', () => {
  const renders = new Map<string, number>();
  const counted = (Input: ComponentType<FieldInputProps>): ComponentType<FieldInputProps> =>
    function Counted(props) {
      return (
        <Profiler id={props.source} onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}>
          <Input {...props} />
        </Profiler>
      );
    };
  const originals = fieldTypes.names().map((name) => [name, fieldTypes.require(name).Input] as const);
  beforeEach(() => originals.forEach(([name, Input]) => (fieldTypes.require(name).Input = counted(Input))));
  afterEach(() => originals.forEach(([name, Input]) => (fieldTypes.require(name).Input = Input)));

  it('draws that input and no other', async () => {
    const { user } = await openApplication('Meter reading by voice');
    await (await group('Environment variables')).findByRole('textbox', { name: /^GREETING/ });
    const name = await text('Application name');
    await user.type(name, 'x');
    renders.clear();
    await user.type(name, 'y');
    expect([...renders.keys()]).toEqual(['name']);
  });
});
