import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../src/app/start/queryClient';
import { settleProvider } from '../../../src/app/providers/settleProvider';
import type { ServiceProvider, Session } from '../../../src/session/session';
import { buildSession } from '../../support/builders';
import { provider } from '../support/renderFrame';

/** A console about to be opened, whose providers come after some milliseconds. */
async function open(session: Session, answer: () => Promise<ServiceProvider[]>) {
  const chooseProvider = vi.fn();
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  await settleProvider({
    queryClient,
    frame: { loadProviders: answer, chooseProvider },
    sessions: { getSession: () => session, subscribe: () => () => undefined },
  });
  return chooseProvider;
}

const both = () => Promise.resolve([provider('sp-2', 'Zürich'), provider('sp-1', 'Ärzteruf')]);
const admin = (current: string | undefined): Session => {
  const session = buildSession();
  delete session.current_service_provider_sid;
  return current === undefined ? session : buildSession({ current_service_provider_sid: current });
};

describe('before the console is drawn', () => {
  it('an admin without a provider gets the first by name, as the language sorts', async () => {
    expect(await open(admin(undefined), both)).toHaveBeenCalledExactlyOnceWith('sp-1');
  });

  it('a choice that is gone is replaced', async () => {
    expect(await open(admin('sp-gone'), both)).toHaveBeenCalledExactlyOnceWith('sp-1');
  });

  it('a choice that still exists stays', async () => {
    expect(await open(admin('sp-2'), both)).not.toHaveBeenCalled();
  });

  it('nothing is chosen where there is none, or for a user who has one by the token', async () => {
    expect(await open(admin(undefined), () => Promise.resolve([]))).not.toHaveBeenCalled();
    expect(await open({ ...admin(undefined), scope: 'service_provider' }, both)).not.toHaveBeenCalled();
  });

  it('a platform that fails does not keep the console back', async () => {
    expect(await open(admin(undefined), () => Promise.reject(new Error('gone')))).not.toHaveBeenCalled();
  });
});
