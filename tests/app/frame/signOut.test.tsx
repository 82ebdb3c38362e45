import { screen, waitFor } from '@testing-library/react';
import { useDelete, useNotify, type DataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderFrame } from '../support/renderFrame';

const lamp = { id: 'lamp' };

/** Deletes so that it can be undone. */
function Page() {
  const [remove] = useDelete();
  const notify = useNotify();
  const options = {
    mutationMode: 'undoable',
    onSuccess: () => notify('Lamp deleted', { undoable: true }),
  } as const;
  return <button onClick={() => void remove('things', { ...lamp, previousData: lamp }, options)}>Delete lamp</button>;
}

it('signing out waits for what may no longer be undone then', async () => {
  let answer: (value: { data: typeof lamp }) => void = () => undefined;
  const remove = vi.fn(() => new Promise<{ data: typeof lamp }>((resolve) => (answer = resolve)));
  const { user, signOut } = await renderFrame({
    pages: [{ path: '*', element: <Page /> }],
    dataProvider: { delete: remove } as unknown as DataProvider,
  });
  await user.click(await screen.findByRole('button', { name: 'Delete lamp' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^User menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(signOut).not.toHaveBeenCalled();
  answer({ data: lamp });
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});
