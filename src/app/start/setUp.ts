import type { I18nProvider } from 'react-admin';
import { createAuthProvider } from '../../../authProvider';
import { createDataProvider, type ConsoleDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/http/http';
import { createRegistry } from '../../schema/registry';
import { createCodec } from '../../fields/codec';
import { fieldTypes } from '../../fields/registry';
import { accountFilter } from '../../session/choices/accountFilter';
import { settleIn } from '../../session/beginSession';
import { endSession } from '../../session/ending/endSession';
import { flash, flashKeys } from '../../session/ending/flash';
import { returnPath } from '../../session/ending/returnPath';
import { knownProviders } from '../../session/choices/knownProviders';
import type { ServiceProvider, Session } from '../../session/session';
import { sessionStore } from '../../session/sessionStore';
import { tokenStore } from '../../session/token/tokenStore';
import { homeOf } from '../gate/enter/home';
import { readFeatures, type Features } from '../settings/features';
import './registrations';
import { createI18nProvider } from '../i18n';
import { currentLocale, locales } from '../i18n/locales';
import { isLeaving } from '../session/leaving';
import type { RuntimeConfig } from '../settings/runtimeConfig';
import { currentSettings } from '../settings/settings';
import { readAlertPoll } from '../alerts/alertPoll';
import type { Sources } from './consoleParts';
import type { Declared } from './declared';
import { createExtrasLoader } from './extras';
import type { FrameServices } from '../frame/FrameContext';
import { leaveUnreached } from '../session/leaveUnreached';
import { leaveWithSession } from '../session/leaveWithSession';
import { createPreferencesStore } from './preferencesStore';
import { createQueryClient } from './queryClient';
import { createReachability, type Reachability } from '../session/reachability';
import { providersQuery } from '../providers/useProviders';

/** Shows the sign-in page with its reason. The token is kept: a reload comes back to the address that is open. */
function giveUp(): void {
  flash.put({ key: flashKeys.unreachable, kind: 'error' });
  returnPath.keep(window.location.pathname + window.location.search, sessionStore.getSession()?.user_sid);
  window.location.replace('/');
}

const here = () => window.location.pathname + window.location.search;

/** A refused token ends the session wherever it happens (specification 1, section 8). */
const onUnauthorized = () => endSession({ key: flashKeys.sessionExpired, kind: 'error' }, here());

function frameServices(
  config: RuntimeConfig,
  dataProvider: ConsoleDataProvider,
  reachability: Reachability,
  logout: () => Promise<unknown>,
): FrameServices {
  return {
    productName: config.productName,
    accent: config.accent,
    reachability,
    chooseProvider(sid) {
      dataProvider.clearCache();
      accountFilter.set(undefined);
      sessionStore.setCurrentProvider(sid);
    },
    async loadProviders() {
      const providers = await dataProvider.call<ServiceProvider[]>('/ServiceProviders');
      knownProviders.set(providers);
      return providers;
    },
    alertPollSeconds: readAlertPoll(currentSettings()),
    async countAlerts({ path, query }) {
      const { total } = await dataProvider.call<{ total?: number }>(path, { query });
      return total ?? 0;
    },
    async readOwnName() {
      const { user } = await dataProvider.call<{ user: { name: string } }>('/Users/me');
      return user.name;
    },
    async addProvider(name) {
      const answer = await dataProvider.call<{ sid: string }>('/ServiceProviders', { method: 'POST', body: { name } });
      return answer.sid;
    },
    signOut: async () => void (await logout()),
  };
}

/* Told before anybody who begins a call at that moment: this module is older than they are. */
let isGoing = false;
window.addEventListener('pagehide', () => (isGoing = true));
window.addEventListener('pageshow', () => (isGoing = false));

/** A write that begins while the page goes away is carried out by the browser all the same. */
const send: typeof fetch = (input, init) =>
  window.fetch(input, isGoing && init?.method !== 'GET' ? { ...init, keepalive: true } : init);

/** Calls that are still under way when a session ends are finished with the one they began with. */
function standing(features: Features) {
  let last: Session | undefined;
  return () => {
    last = sessionStore.getSession() ?? last;
    if (!last) throw new Error('The console needs a session.');
    return { session: last, features };
  };
}

/** The texts of the console, in which the product has the name that this deployment gives it, with those of declarations beside the build. */
export function textsFor({ productName }: RuntimeConfig, { texts = {} }: Declared): Promise<I18nProvider> {
  const product = locales.map(({ locale }) => [locale, { ...texts[locale], frame: { product: productName } }] as const);
  return createI18nProvider(Object.fromEntries(product));
}

/** Builds the parts of the console for this page and the session that is signed in. */
export function setUp(config: RuntimeConfig, { declarations, extrasOf }: Declared): Sources {
  const { apiBaseUrl } = config;
  const features = readFeatures(currentSettings());
  const registry = createRegistry(declarations);
  const reachability = createReachability(leaveUnreached(send, { leave: giveUp, isLeaving }));
  const http = createHttp({ apiBase: apiBaseUrl, fetch: reachability.fetch, token: tokenStore.text, onUnauthorized });
  const dataProvider = createDataProvider({
    registry,
    http,
    facts: standing(features),
    codec: createCodec(fieldTypes),
    locale: currentLocale,
  });
  const queryClient = createQueryClient();
  const frame = frameServices(config, dataProvider, reachability, () => authProvider.logout());
  const providerKnown = () => queryClient.ensureQueryData(providersQuery(frame));
  const isProviderKnown = () => queryClient.getQueryData(providersQuery(frame).queryKey) !== undefined;
  const authProvider = createAuthProvider({
    registry,
    http,
    features,
    landing: homeOf,
    here,
    providerKnown,
    isProviderKnown,
  });
  const user = sessionStore.getSession()?.user_sid;
  leaveWithSession(sessionStore);
  if (user) settleIn(user);
  return {
    registry,
    features,
    frame,
    sessions: sessionStore,
    dataProvider,
    authProvider,
    store: createPreferencesStore(user),
    queryClient,
    loadExtras: createExtrasLoader(extrasOf),
  };
}
