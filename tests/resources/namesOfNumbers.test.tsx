import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { declarations, englishResourceMessages } from '../../resources';
import { renderConsole } from '../support/renderConsole';
import { signedIn } from '../support/sandboxed';

const bare = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it('names what 25 numbers of a large platform refer to without reading its lists', async () => {
  const platform = await signedIn('admin');
  platform.sandbox.reset('big');
  await platform.signIn('admin');
  let [requests, bytes, running, most] = [0, 0, 0, 0];
  const counted: typeof fetch = async (input, init) => {
    requests += 1;
    running += 1;
    const answer = await platform.fetch(input, init);
    const text = await answer.text();
    bytes += text.length;
    most = Math.max(most, running);
    running -= 1;
    return new Response(text, answer);
  };
  renderConsole({
    declarations,
    session: platform.session,
    fetch: counted,
    at: '/internal/phone-numbers?page=40',
    messages: englishResourceMessages,
  });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(26));
  await waitFor(() =>
    expect(screen.getAllByRole('cell').filter((cell) => cell.querySelector('[aria-busy]'))).toEqual([]),
  );
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.filter((text) => bare.test(text))).toEqual([]);
  expect(bytes).toBeLessThan(400_000);
  expect(requests).toBeLessThan(80);
  expect(most).toBeLessThanOrEqual(6);
});
