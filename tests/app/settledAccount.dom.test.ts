import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Sources } from '../../src/app/start/consoleParts';
import { settle } from '../../src/app/start/settle';
import { accountFilter } from '../../src/session/choices/accountFilter';
import { ApiError, notFound } from '../../dataProvider/http/apiError';

/** Opens the console for a provider user of `sp-1`, while the platform says this of the account that is filtered by. */
async function open(account: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const call = (path: string) => {
    asked.push(path);
    return account();
  };
  const parts = {
    dataProvider: { call },
    sessions: { getSession: () => ({ scope: 'service_provider', current_service_provider_sid: 'sp-1' }) },
    queryClient: new QueryClient(),
    registry: { get: () => undefined },
    frame: { loadProviders: () => Promise.resolve([]) },
  };
  await settle(parts as unknown as Sources, { pathname: '/internal/things', search: '' });
  return asked;
}

beforeEach(() => accountFilter.set('acc-1'));

describe('the account that lists were filtered by when its user was here last', () => {
  it('is taken up where it still is the provider’s', async () => {
    expect(await open(() => Promise.resolve({ service_provider_sid: 'sp-1' }))).toEqual(['/Accounts/acc-1']);
    expect(accountFilter.get()).toBe('acc-1');
  });

  it('is let go of where it is another provider’s', async () => {
    await open(() => Promise.resolve({ service_provider_sid: 'sp-2' }));
    expect(accountFilter.get()).toBeUndefined();
  });

  it('is let go of where it is gone', async () => {
    await open(() => Promise.reject(notFound()));
    expect(accountFilter.get()).toBeUndefined();
  });

  it('stays where nobody can say', async () => {
    await open(() =>
      Promise.reject(new ApiError('errors.server_unreachable', { status: 503, kind: 'server' } as never)),
    );
    expect(accountFilter.get()).toBe('acc-1');
  });

  it('is not asked for where there is none', async () => {
    accountFilter.set(undefined);
    expect(await open(() => Promise.resolve({}))).toEqual([]);
  });
});
