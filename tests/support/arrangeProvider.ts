import { createDataProvider, type DataProviderOptions } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { createRegistry } from '../../src/schema/registry';
import type { ResourceDeclaration } from '../../src/schema/types';
import type { Session } from '../../src/session/session';
import { buildSession } from './builders';
import { apiBase, fakePlatform, type PlatformRoute } from './fakePlatform';

/** An identifier as the platform makes them. */
export const sid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export interface ProviderSetting extends Partial<Omit<DataProviderOptions, 'registry' | 'http' | 'facts'>> {
  declarations: ResourceDeclaration[];
  routes: Record<string, PlatformRoute>;
  session?: Session;
  features?: Record<string, boolean>;
}

/** The data provider over a platform that answers as the routes say. */
export function arrangeProvider({ declarations, routes, session, features = {}, ...options }: ProviderSetting) {
  const platform = fakePlatform(routes);
  const registry = createRegistry(declarations);
  const http = createHttp({ apiBase, fetch: platform.fetch, token: () => 'token' });
  const standing = { session: session ?? buildSession(), features };
  const provider = createDataProvider({ registry, http, facts: () => standing, ...options });
  return { provider, platform, registry, standing };
}

/** Bodies of the requests whose line begins with the text, e.g. `PUT /Things`. */
export const bodiesOf = ({ requests }: ReturnType<typeof fakePlatform>, beginning: string): unknown[] =>
  requests.filter(({ method, path }) => `${method} ${path}`.startsWith(beginning)).map(({ body }) => body);

/** What a call was refused with. */
export const failureOf = <T = Error>(work: Promise<unknown>): Promise<T> =>
  work.then(
    () => Promise.reject(new Error('The call was expected to fail.')),
    (reason: unknown) => reason as T,
  );
