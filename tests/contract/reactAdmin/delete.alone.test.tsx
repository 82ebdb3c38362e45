import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectRefusals } from '../../engine/form/support/arrangeForm';
import { hotlineSid } from './api';
import { openAt } from './openAt';

const list = '/internal/hotlines';
const row = async (name: string) => (await screen.findByText(name, { selector: 'td' })).closest('tr')!;
const deletion = (n: number) => `DELETE /Hotlines/${hotlineSid(n)}`;

async function open(mode: 'undoable' | 'optimistic' | 'pessimistic') {
  const opened = await openAt(list, { preferences: { 'hotlines.mode': mode } });
  const deletions = () => opened.api.lines('DELETE');
  const deleteOne = async (name: string) =>
    opened.user.click(await within(await row(name)).findByRole('button', { name: 'Delete' }));
  const deleteSelected = async (...names: string[]) => {
    for (const name of names) await opened.user.click(within(await row(name)).getByRole('checkbox'));
    const bar = (await screen.findByText(`${names.length} items selected`)).closest<HTMLElement>('[data-test]')!;
    await opened.user.click(within(bar).getByRole('button', { name: 'Delete' }));
  };
  const confirm = async () => {
    const dialog = await screen.findByRole('dialog');
    expect(deletions()).toEqual([]);
    await opened.user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  };
  const isGone = (name: string) =>
    waitFor(() => expect(screen.queryByText(name, { selector: 'td' })).not.toBeInTheDocument());
  return { ...opened, deletions, deleteOne, deleteSelected, confirm, isGone };
}

describe('a record that is deleted so that it can be undone', () => {
  it('is gone from the list, and from the platform once its message is closed', async () => {
    const { user, deletions, deleteOne, isGone } = await open('undoable');
    await deleteOne('Airport');
    await isGone('Airport');
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(deletions()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(deletions()).toEqual([deletion(1)]));
  });

  it('is back where it was once that is undone, and is never deleted', async () => {
    const { user, deletions, deleteOne, isGone } = await open('undoable');
    await deleteOne('Airport');
    await isGone('Airport');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await row('Airport')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    fireEvent(window, new Event('pagehide'));
    expect(deletions()).toEqual([]);
  });

  it('is deleted when the page is left, by a call that outlives it', async () => {
    const { fetch, deletions, deleteOne } = await open('undoable');
    await deleteOne('Airport');
    await screen.findByRole('button', { name: 'Undo' });
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(deletions()).toEqual([deletion(1)]));
    const call = fetch.mock.calls.find(([, init]) => init?.method === 'DELETE');
    expect(call?.[1]).toHaveProperty('keepalive', true);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    fireEvent(window, new Event('pageshow'));
  });

  it('has an Undo of its own beside others', async () => {
    const { user, deletions, deleteOne, isGone } = await open('undoable');
    await deleteOne('Airport');
    await isGone('Airport');
    await deleteOne('Brewery');
    await isGone('Brewery');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Close message' })[1]!);
    await waitFor(() => expect(deletions()).toEqual([deletion(2)]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await row('Airport')).toBeVisible();
    expect(deletions()).toEqual([deletion(2)]);
  });

  it('stays when the platform refuses it, and that is told', async () => {
    expectRefusals();
    const { api, fetch, user, deleteOne } = await open('undoable');
    fetch.mockImplementation((input, init) =>
      init?.method === 'DELETE'
        ? Promise.resolve(Response.json({ msg: 'still in use' }, { status: 422 }))
        : api.fetch(input, init),
    );
    await deleteOne('Airport');
    await user.click(await screen.findByRole('button', { name: 'Close message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('still in use');
    expect(await row('Airport')).toBeVisible();
  });
});

describe('a record that is deleted after a question', () => {
  it('optimistically is gone before the platform has answered', async () => {
    const { api, fetch, deleteOne, confirm, isGone } = await open('optimistic');
    const never = new Promise<Response>(() => undefined);
    fetch.mockImplementation((input, init) => (init?.method === 'DELETE' ? never : api.fetch(input, init)));
    await deleteOne('Airport');
    await confirm();
    await isGone('Airport');
    expect(await screen.findByText('Element deleted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('pessimistically is gone once the platform has answered', async () => {
    const { deletions, deleteOne, confirm, isGone } = await open('pessimistic');
    await deleteOne('Airport');
    expect(await screen.findByRole('dialog', { name: /Airport/ })).toBeVisible();
    await confirm();
    await isGone('Airport');
    expect(deletions()).toEqual([deletion(1)]);
  });
});

describe('selected records that are deleted', () => {
  it('so that it can be undone are back once that is undone', async () => {
    const { user, deletions, deleteSelected, isGone } = await open('undoable');
    await deleteSelected('Airport', 'Cinema');
    await isGone('Cinema');
    expect(await screen.findByText('2 elements deleted')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await row('Cinema')).toBeVisible();
    expect(deletions()).toEqual([]);
  });

  it('so that it can be undone are deleted once the message is closed', async () => {
    const { user, deletions, deleteSelected } = await open('undoable');
    await deleteSelected('Airport', 'Cinema');
    await user.click(await screen.findByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(deletions()).toEqual([deletion(1), deletion(3)]));
  });

  it.each(['optimistic', 'pessimistic'] as const)('in the %s way are asked about first', async (mode) => {
    const { deletions, deleteSelected, confirm, isGone } = await open(mode);
    await deleteSelected('Airport', 'Cinema');
    await confirm();
    await waitFor(() => expect(deletions()).toEqual([deletion(1), deletion(3)]));
    await isGone('Cinema');
  });
});
