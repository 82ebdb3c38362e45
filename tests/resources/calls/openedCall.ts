import { screen, within } from '@testing-library/react';
import { signedIn } from '../../support/sandboxed';

const answered = `/internal/recent-calls?filter=${encodeURIComponent('{"period":"30","answered":"true"}')}`;

/** The first answered call of an account's list, opened below its row. @param settings of the deployment */
export async function openedCall(settings: Record<string, string> = {}) {
  const platform = await signedIn('account');
  const { user } = platform.open(answered, settings);
  await screen.findAllByRole('columnheader');
  await user.click(within(screen.getAllByRole('row')[1]!).getByRole('button', { name: /details/i }));
  await screen.findByRole('tab', { name: 'Details' });
  return {
    platform,
    user,
    /** What the platform answers to the next question at a path. */
    answer: (path: string, body: unknown, status = 200) =>
      platform.sandbox.addFault({ method: 'GET', path, status, body, times: 1 }),
    openTab: (name: string) => user.click(screen.getByRole('tab', { name })),
  };
}
