import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { openConsole } from '../../../src/app/start/openConsole';
import { measures } from '../../../src/app/theme/tokens';
import { tokenStore } from '../../../src/session/token/tokenStore';
import { buildToken } from '../../app/support/buildToken';
import { apiBase } from '../../support/fakePlatform';
import { createApi } from './api';
import { declarations } from './declarations';
import { extrasOf } from './extras';

/* No message goes by itself, however slow the machine is: when they do is the business of tests/app/frame/toasts.test.tsx. */
Object.assign(measures, { toastMs: 600_000 });

const config = { apiBaseUrl: apiBase, productName: 'Voice Console', logo: undefined, accent: undefined };

interface Opening {
  /** Of the browser, by their names. */
  preferences?: Record<string, unknown>;
  /** Who is signed in; an administrator where not said. */
  claims?: Parameters<typeof buildToken>[0];
}

/** The whole console with the made-up resources, at an address. */
export async function openAt(path: string, { preferences = {}, claims }: Opening = {}) {
  const api = createApi();
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(api.fetch);
  tokenStore.write(buildToken(claims));
  for (const [name, value] of Object.entries(preferences)) localStorage.setItem(`prefs.${name}`, JSON.stringify(value));
  window.history.replaceState(null, '', path);
  const Console = await openConsole(config, { declared: { declarations, extrasOf } });
  await act(() => Promise.resolve(render(<Console />)));
  return { api, fetch, user: userEvent.setup() };
}

/** The address that is open. */
export const here = () => window.location.pathname;
