import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAccountSession, buildSession } from '../../support/builders';
import { refusal } from '../../support/fakePlatform';
import { arrangeForm, editAddress, expectRefusals, oneSection, sid, stored, thing } from './support/arrangeForm';
import { enter } from '../../support/enter';

const lamp = thing({
  fields: {
    name: { type: 'text', required: true },
    colour: { type: 'text' },
    key: { type: 'secret' },
    made: { type: 'text', write: 'create' },
  },
  form: oneSection('thing_sid', 'name', 'colour', 'key', 'made'),
  api: { base: '/Things', id: 'thing_sid', errors: { held: 'name' } },
});

const record = { thing_sid: sid(1), name: 'Lamp', colour: 'red', key: 'abcdefXXXXXXXX', made: '2020' };

const input = (name: string) => screen.findByRole('textbox', { name });

async function rename(user: ReturnType<typeof arrangeForm>['user'], to: string) {
  const name = await input('Name');
  await user.clear(name);
  await enter(user, name, to);
}

describe('an existing record', () => {
  it('sends only what changed, stays open, and then has nothing more to save', async () => {
    const { routes } = stored(record);
    const { user, save, bodies } = arrangeForm([lamp], routes, editAddress(sid(1)));
    await rename(user, 'Torch');
    await save();
    expect(await screen.findByRole('status')).toHaveTextContent('Things updated');
    expect(bodies('PUT')).toEqual([{ name: 'Torch' }]);
    expect(await input('Name')).toHaveValue('Torch');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('has Save disabled while it is as it was, also after a change was taken back', async () => {
    const { user } = arrangeForm([lamp], stored(record).routes, editAddress(sid(1)));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(await input('Name'), 's');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await user.type(await input('Name'), '{Backspace}');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('shows a field that is written once read-only, and never sends it', async () => {
    arrangeForm([lamp], stored(record).routes, editAddress(sid(1)));
    const made = await input('Made');
    expect(made).toHaveAttribute('readonly');
    expect(made).toHaveValue('2020');
  });

  it('clears a field', async () => {
    const { user, save, bodies } = arrangeForm([lamp], stored(record).routes, editAddress(sid(1)));
    await user.clear(await input('Colour'));
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ colour: null }]));
  });

  it('leads back to the list where the record no longer exists', async () => {
    expectRefusals();
    const { router } = arrangeForm([lamp], { 'GET /Things/:id': () => refusal(404, 'gone') }, editAddress(sid(1)));
    expect(await screen.findByRole('alert')).toHaveTextContent('This record no longer exists.');
    expect(router.state.location.pathname).toBe('/internal/things');
  });

  it('puts a refusal at the field that it is about and keeps the form', async () => {
    expectRefusals();
    const routes = { ...stored(record).routes, 'PUT /Things/:id': () => refusal(400, 'held by another') };
    const { user, save } = arrangeForm([lamp], routes, editAddress(sid(1)));
    await rename(user, 'Torch');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Name: held by another');
    expect(await input('Name')).toHaveAccessibleDescription('held by another');
    expect(await input('Name')).toHaveValue('Torch');
  });

  it('keeps a refusal at the field when Enter has saved and the summary takes the focus', async () => {
    expectRefusals();
    const routes = { ...stored(record).routes, 'PUT /Things/:id': () => refusal(400, 'held by another') };
    const { user } = arrangeForm([lamp], routes, editAddress(sid(1)));
    await rename(user, 'Torch');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(await input('Name')).toHaveAccessibleDescription('held by another');
  });

  it('tells any other refusal in the words of the server', async () => {
    expectRefusals();
    const routes = { ...stored(record).routes, 'PUT /Things/:id': () => refusal(400, 'no more lamps') };
    const { user, save } = arrangeForm([lamp], routes, editAddress(sid(1)));
    await rename(user, 'Torch');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('no more lamps');
    expect(await input('Name')).toHaveValue('Torch');
  });

  it.each([502, 503, 504])('keeps what was typed after a %s, and saves it by Retry', async (status) => {
    expectRefusals();
    const { routes } = stored(record);
    let isBroken = true;
    const put = (request: Parameters<(typeof routes)[string]>[0]) =>
      isBroken ? new Response('<html>bad gateway</html>', { status }) : routes['PUT /Things/:id']!(request);
    const { user, save, bodies } = arrangeForm([lamp], { ...routes, 'PUT /Things/:id': put }, editAddress(sid(1)));
    await rename(user, 'Torch');
    await save();
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('What you typed is still here.');
    expect(await input('Name')).toHaveValue('Torch');
    isBroken = false;
    await user.click(within(banner).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Things updated');
    expect(bodies('PUT')).toEqual([{ name: 'Torch' }, { name: 'Torch' }]);
  });
});

describe('a record that was changed elsewhere', () => {
  it.each([
    ['Save keeps mine where I changed it', [], { name: 'Torch' }, 'Torch'],
    ['theirs is taken where I say so', [/^Take theirs: Candle/], undefined, 'Candle'],
  ] as const)('is not overwritten without a question: %s', async (_, choices, sent, shown) => {
    const { routes, now } = stored(record);
    const { user, save, bodies } = arrangeForm([lamp], routes, editAddress(sid(1)));
    await rename(user, 'Torch');
    Object.assign(now, { name: 'Candle', colour: 'blue' });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
    expect(bodies('PUT')).toEqual([]);
    expect(within(dialog).queryByRole('radiogroup', { name: 'Colour' })).toBeNull();
    for (const choice of choices) await user.click(within(dialog).getByRole('radio', { name: choice }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Things updated')).toBeVisible();
    expect(bodies('PUT')).toEqual([sent].filter(Boolean));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name', hidden: true })).toHaveValue(shown));
    expect(screen.getByRole('textbox', { name: 'Colour', hidden: true })).toHaveValue('blue');
  });
});

describe('a secret', () => {
  it('is not sent when something else changes', async () => {
    const { user, save, bodies } = arrangeForm([lamp], stored(record).routes, editAddress(sid(1)));
    await rename(user, 'Torch');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ name: 'Torch' }]));
  });

  it('is replaced as a whole by what is typed', async () => {
    const { user, save, bodies } = arrangeForm([lamp], stored(record).routes, editAddress(sid(1)));
    expect(await input('Key')).toHaveValue('abcdef••••••');
    await user.click(screen.getByRole('button', { name: 'Replace Key' }));
    const box = screen.getByLabelText(/^Key/);
    expect(box).toHaveValue('');
    await user.type(box, 'z');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ key: 'z' }]));
  });

  it('that the API gives in clear is never shown, and is kept when nothing is typed over it', async () => {
    const { routes } = stored({ ...record, key: 'abc123' });
    const { user, container } = arrangeForm([lamp], routes, editAddress(sid(1)));
    expect(await input('Key')).toHaveValue('••••••');
    await user.click(screen.getByRole('button', { name: 'Replace Key' }));
    expect(screen.getByLabelText(/^Key/)).toHaveValue('');
    expect(container.innerHTML).not.toContain('abc123');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
});

describe('who may not change a record', () => {
  it('sees the same form read-only, without a bar', async () => {
    const session = buildSession({ viewOnly: true });
    arrangeForm([lamp], stored(record).routes, { ...editAddress(sid(1)), session });
    expect(await input('Name')).toHaveAttribute('readonly');
    expect(screen.getByText('You can look at this record, but not change it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Replace Key' })).not.toBeInTheDocument();
  });

  it('does not see somebody else’s', async () => {
    const fields = { ...lamp.fields, made: { type: 'account' } };
    const owned = { ...lamp, fields } as unknown as typeof lamp;
    arrangeForm([owned], stored(record).routes, { ...editAddress(sid(1)), session: buildAccountSession() });
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('unsaved changes', () => {
  it('are not lost without a question', async () => {
    const { user, router } = arrangeForm([lamp], stored(record).routes, editAddress(sid(1)));
    await rename(user, 'Torch');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay here' }));
    expect(router.state.location.pathname).toBe(`/internal/things/${sid(1)}/edit`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await input('Name')).toHaveValue('Torch');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/internal/things'));
  });

  it('that are none let the page go', async () => {
    const { user, router } = arrangeForm([lamp], stored(record).routes, editAddress(sid(1)));
    await input('Name');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/internal/things'));
  });
});
