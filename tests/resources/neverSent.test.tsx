import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { declarations } from '../../resources';
import { createRegistry } from '../../src/schema/registry';
import { enter } from '../support/enter';
import { openOnSandbox } from '../support/sandboxed';

/*
 * Requests that take a real platform down (platform-api 26.1): the embedded one closes the connection and notes a status of 0.
 * No screen may send one.
 */
const edited = createRegistry(declarations).resources.filter(({ kind, views }) => kind === 'collection' && views.edit);

describe('a malformed identifier in the address', () => {
  it.each(edited.map(({ name }) => name))('of %s reaches no path', async (name) => {
    /* react-admin logs what could not be read. */
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sandbox } = await openOnSandbox({ at: `/internal/${name}/not-a-uuid/edit` });
    await waitFor(() => expect(String(logged.mock.calls)).toContain('errors.not_found'));
    expect(sandbox.requests().filter(({ path }) => path.includes('not-a-uuid'))).toEqual([]);
  });
});

it('a user without a password is not sent', async () => {
  const { sandbox, user } = await openOnSandbox({ at: '/internal/users/add' });
  await enter(user, await screen.findByRole('textbox', { name: /User Name/ }), 'night-shift');
  await enter(user, await screen.findByRole('textbox', { name: /User email/ }), 'night-shift@example.com');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/Users'))).toEqual([]);
});

it('the log level of the platform is chosen from those that it knows', () => {
  const level = createRegistry(declarations).get('system-information')?.fields.log_level;
  expect(level?.type).toBe('select');
  expect(level?.choices).toEqual(['info', 'debug']);
});
