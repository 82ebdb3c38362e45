import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSession } from '../../../src/session/ending/endSession';
import { tokenStore } from '../../../src/session/token/tokenStore';
import { buildSession } from '../../support/builders';
import { buildToken } from '../../support/tokens';
import { arrangeForm, editAddress, oneSection, sid, stored, thing } from './support/arrangeForm';
import { doorRows, doorsWith } from './support/doors';
import { enter } from '../../support/enter';

const lamp = thing({
  fields: {
    name: { type: 'text' },
    colour: { type: 'text' },
    key: { type: 'secret' },
    hook: { type: 'webhook' },
  },
  form: oneSection('name', 'colour', 'key', 'hook'),
});

const record = {
  thing_sid: sid(1),
  name: 'Lamp',
  colour: 'red',
  key: null,
  hook: { webhook_sid: sid(5), url: 'https://bell.example/hook', method: 'POST', username: 'ann', password: 'stored' },
};

const openLamp = (user_sid = 'user-1') => {
  tokenStore.write(buildToken({ user_sid }));
  const session = buildSession({ user_sid });
  return arrangeForm([lamp], stored(record).routes, { ...editAddress(sid(1)), session });
};

/** The session ends by itself, which loads the page anew. */
function endBy({ unmount }: { unmount: () => void }, user_sid = 'user-1') {
  tokenStore.write(buildToken({ user_sid }));
  endSession({ key: 'errors.session_expired', kind: 'error' }, editAddress(sid(1)).at);
  unmount();
}

const input = (name: string) => screen.findByRole('textbox', { name });
const kept = () => JSON.stringify({ ...sessionStorage, ...localStorage });
const restore = () => screen.findByRole('button', { name: 'Restore unsaved changes' });

async function rename(user: ReturnType<typeof openLamp>['user'], to: string) {
  await user.clear(await input('Name'));
  await enter(user, await input('Name'), to);
}

describe('what was typed when the session ended', () => {
  it('comes back for the same user, and is then as unsaved as before', async () => {
    const before = openLamp();
    await rename(before.user, 'Torch');
    endBy(before);
    const { user, save, bodies } = openLamp();
    expect(await input('Name')).toHaveValue('Lamp');
    await user.click(await restore());
    expect(await input('Name')).toHaveValue('Torch');
    expect(screen.queryByRole('button', { name: 'Restore unsaved changes' })).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ name: 'Torch' }]));
  });

  it('is offered once', async () => {
    const before = openLamp();
    await rename(before.user, 'Torch');
    endBy(before);
    const { user, unmount } = openLamp();
    await user.click(await restore());
    unmount();
    openLamp();
    expect(await input('Name')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Restore unsaved changes' })).not.toBeInTheDocument();
  });

  it('can be thrown away', async () => {
    const before = openLamp();
    await rename(before.user, 'Torch');
    endBy(before);
    const { user } = openLamp();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await input('Name')).toHaveValue('Lamp');
    expect(kept()).not.toContain('Torch');
  });

  it('is not offered to another user', async () => {
    const before = openLamp();
    await rename(before.user, 'Torch');
    endBy(before);
    openLamp('user-2');
    expect(await input('Name')).toHaveValue('Lamp');
    expect(screen.queryByRole('button', { name: 'Restore unsaved changes' })).not.toBeInTheDocument();
  });

  it('is nothing where nothing was typed', async () => {
    const before = openLamp();
    await input('Name');
    endBy(before);
    openLamp();
    expect(await input('Name')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Restore unsaved changes' })).not.toBeInTheDocument();
  });
});

describe('secrets', () => {
  it('are kept nowhere, and said to be missing', async () => {
    const before = openLamp();
    await enter(before.user, await screen.findByLabelText(/^Key/), 'sesame');
    await rename(before.user, 'Torch');
    endBy(before);
    expect(kept()).toContain('Torch');
    expect(kept()).not.toContain('sesame');
    openLamp();
    expect(await screen.findByText(/Passwords and other secrets are never kept: Key/)).toBeInTheDocument();
  });

  it('of a webhook are those that the form has, not those that were typed', async () => {
    const before = openLamp();
    const typed = within(await screen.findByRole('group', { name: 'Hook' }));
    await before.user.type(typed.getByRole('textbox', { name: 'URL' }), '2');
    endBy(before);
    expect(kept()).toContain('https://bell.example/hook2');
    expect(kept()).not.toContain('stored');
    const { user, save, bodies } = openLamp();
    await user.click(await restore());
    await save();
    const hook = { ...record.hook, url: 'https://bell.example/hook2' };
    await waitFor(() => expect(bodies('PUT')).toEqual([{ hook }]));
  });
});

describe('rows', () => {
  const house = thing({
    form: oneSection('name', 'doors'),
    fields: { doors: doorRows },
  });
  const doors = doorsWith({
    colour: { type: 'text' },
    code: { type: 'secret' },
  });

  const openHouse = () => {
    tokenStore.write(buildToken());
    const routes = {
      'GET /Things/:id': () => ({ thing_sid: sid(1), name: 'House' }),
      'GET /Doors': () => [{ door_sid: sid(11), thing_sid: sid(1), colour: 'red', code: 'hush-hush' }],
      'PUT /Doors/:id': () => undefined,
    };
    return arrangeForm([house, doors], routes, editAddress(sid(1)));
  };

  it('come back over the stored ones, and only what changed in them is sent', async () => {
    const before = openHouse();
    const colour = await input('Colour');
    await before.user.clear(colour);
    await enter(before.user, colour, 'blue');
    endBy(before);
    expect(kept()).not.toContain('hush-hush');
    const { user, save, platform } = openHouse();
    await user.click(await restore());
    expect(await input('Colour')).toHaveValue('blue');
    await save();
    await waitFor(() => expect(platform.lines('PUT')).toEqual([`PUT /Doors/${sid(11)}`]));
    expect(platform.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ colour: 'blue' });
  });
});
