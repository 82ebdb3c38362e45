import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrangeForm, editAddress, oneSection, sid, stored, thing } from './support/arrangeForm';
import { enter } from '../../support/enter';

const bell = thing({
  fields: {
    name: { type: 'text' },
    hook: { type: 'webhook', required: true },
    queue: { type: 'webhook', options: { methods: ['POST'] } },
  },
  form: oneSection('name', 'hook', 'queue'),
});

const hook = {
  webhook_sid: sid(5),
  url: 'https://bell.example/hook',
  method: 'POST',
  username: 'ann',
  password: 'secret',
};
const record = { thing_sid: sid(1), name: 'Bell', hook, queue: null };

const part = async (name: string) => within(await screen.findByRole('group', { name }));

async function arrange() {
  const view = arrangeForm([bell], stored(record).routes, editAddress(sid(1)));
  return { ...view, hook: await part('Hook'), queue: await part('Queue') };
}

describe('a webhook that follows another', () => {
  const status = { type: 'webhook', options: { follows: { field: 'hook', path: '/status' } } };
  const followed = thing({ fields: { hook: { type: 'webhook' }, status }, form: oneSection('hook', 'status') });
  const url = async (name: string) => (await part(name)).findByRole('textbox', { name: 'URL' });

  it.each([
    ['Tab', 'https://bell.example/call?x=1', 'https://bell.example/call/status'],
    ['Tab', 'wss://bell.example/call', ''],
    ['Tab', 'nonsense', ''],
    ['a press', 'https://bell.example/', 'https://bell.example/status'],
  ])('is offered its address, taken by %s: %s', async (by, leader, taken) => {
    const { user } = arrangeForm([followed], {});
    await enter(user, await url('Hook'), leader);
    const input = await url('Status');
    if (by === 'Tab') {
      await user.click(input);
      await user.tab();
    } else await user.click(await screen.findByRole('button', { name: `Use ${taken} (Tab)` }));
    expect(input).toHaveValue(taken);
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
  });

  it('keeps what was typed', async () => {
    const { user } = arrangeForm([followed], {});
    await enter(user, await url('Hook'), 'https://bell.example/call');
    await enter(user, await url('Status'), 'https://own.example');
    await user.tab();
    expect(await url('Status')).toHaveValue('https://own.example');
  });
});

describe('a webhook', () => {
  it('goes back with its identifier, trimmed, its password untouched', async () => {
    const { user, save, bodies, hook: fields } = await arrange();
    await user.clear(fields.getByRole('textbox', { name: 'URL' }));
    await enter(user, fields.getByRole('textbox', { name: 'URL' }), ' https://other.example/hook ');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ hook: { ...hook, url: 'https://other.example/hook' } }]));
  });

  it('is always got when it is a web socket', async () => {
    const { user, save, bodies, hook: fields } = await arrange();
    await user.clear(fields.getByRole('textbox', { name: 'URL' }));
    await enter(user, fields.getByRole('textbox', { name: 'URL' }), 'wss://bell.example/ws');
    expect(fields.getByRole('combobox', { name: 'Method' })).toBeDisabled();
    expect(fields.getByRole('combobox', { name: 'Method' })).toHaveValue('GET');
    await save();
    await waitFor(() =>
      expect(bodies('PUT')).toEqual([{ hook: { ...hook, url: 'wss://bell.example/ws', method: 'GET' } }]),
    );
  });

  it('needs both user and password', async () => {
    const { user, save, bodies, hook: fields } = await arrange();
    await user.clear(fields.getByRole('textbox', { name: 'Username' }));
    await save();
    const message = 'When using HTTP basic authentication both the username and password fields are required.';
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(fields.getByRole('textbox', { name: 'Username' })).toBeInvalid();
    expect(bodies('PUT')).toEqual([]);
  });

  it('loses user and password together', async () => {
    const { user, save, bodies, hook: fields } = await arrange();
    await user.click(fields.getByRole('checkbox', { name: 'Use HTTP basic authentication' }));
    expect(fields.queryByRole('textbox', { name: 'Username' })).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ hook: { ...hook, username: null, password: null } }]));
  });

  it('never shows the stored password, and what is typed replaces it', async () => {
    const { user, save, bodies, hook: fields, container } = await arrange();
    const password = fields.getByLabelText(/^Password/);
    expect(password).toHaveValue('');
    expect(container.innerHTML).not.toContain('secret');
    await user.type(password, 'new');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ hook: { ...hook, password: 'new' } }]));
  });

  it('may get a password that begins with the stored one', async () => {
    const { user, save, bodies, hook: fields } = await arrange();
    await enter(user, fields.getByLabelText(/^Password/), 'secret-2');
    expect(fields.getByLabelText(/^Password/)).toHaveValue('secret-2');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ hook: { ...hook, password: 'secret-2' } }]));
  });

  it('holds the new password after Save: it is not shown, and emptying its input brings nothing older back', async () => {
    const { user, save, bodies, hook: fields } = await arrange();
    await user.type(fields.getByLabelText(/^Password/), 'new');
    await save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(fields.getByLabelText(/^Password/)).toHaveValue('');
    await user.type(fields.getByLabelText(/^Password/), 'x');
    await user.clear(fields.getByLabelText(/^Password/));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ hook: { ...hook, password: 'new' } }, { name: 'Bell!' }]));
  });

  it('offers only the methods that the field takes', async () => {
    const { hook: fields, queue } = await arrange();
    expect(fields.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['POST', 'GET']);
    expect(queue.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['POST']);
  });

  it.each(['ftp://x.example', 'htps://x', 'javascript:alert(1)', 'bell.example'])('is not sent to %s', async (url) => {
    const { user, save, bodies, queue } = await arrange();
    await enter(user, queue.getByRole('textbox', { name: 'URL' }), url);
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Queue: This is not a valid address.');
    expect(queue.getByRole('textbox', { name: 'URL' })).toBeInvalid();
    expect(bodies('PUT')).toEqual([]);
  });

  it('that is required may not be emptied', async () => {
    const { user, save, bodies, hook: fields } = await arrange();
    await user.click(fields.getByRole('checkbox', { name: 'Use HTTP basic authentication' }));
    await user.clear(fields.getByRole('textbox', { name: 'URL' }));
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Hook: This field is required.');
    expect(bodies('PUT')).toEqual([]);
  });
});

describe('the address of a webhook', () => {
  it('that is no web socket any more is posted to again', async () => {
    const { user, save, bodies, hook: fields } = await arrange();
    const url = fields.getByRole('textbox', { name: 'URL' });
    await user.clear(url);
    await enter(user, url, 'wss://bell.example/ws');
    await user.clear(url);
    await enter(user, url, 'https://bell.example/again');
    expect(fields.getByRole('combobox', { name: 'Method' })).toHaveValue('POST');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ hook: { ...hook, url: 'https://bell.example/again' } }]));
  });

  it('that was stored as a web socket is posted to once it is none', async () => {
    const socket = { ...hook, url: 'wss://bell.example/ws', method: 'GET' };
    const { user } = arrangeForm([bell], stored({ ...record, hook: socket }).routes, editAddress(sid(1)));
    const fields = await part('Hook');
    await user.clear(fields.getByRole('textbox', { name: 'URL' }));
    await enter(user, fields.getByRole('textbox', { name: 'URL' }), 'https://bell.example/hook');
    expect(fields.getByRole('combobox', { name: 'Method' })).toHaveValue('POST');
  });

  it('with user and password in it is warned of; a press moves them into their fields', async () => {
    const { user, save, bodies, queue: fields } = await arrange();
    await enter(user, fields.getByRole('textbox', { name: 'URL' }), 'https://ann:p%40ss@bell.example/queue');
    await screen.findByText('The address holds a user name or password: everybody who sees it sees them.');
    await user.click(screen.getByRole('button', { name: 'Move them to the fields' }));
    expect(fields.getByRole('textbox', { name: 'Username' })).toHaveValue('ann');
    expect(screen.queryByRole('button', { name: 'Move them to the fields' })).not.toBeInTheDocument();
    await save();
    const queue = { url: 'https://bell.example/queue', method: 'POST', username: 'ann', password: 'p@ss' };
    await waitFor(() => expect(bodies('PUT')).toEqual([{ queue }]));
  });
});
