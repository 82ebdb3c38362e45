import { createAuthProvider } from '../../../authProvider';
import { createDataProvider, type ConsoleDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/http';
import { openRegistry } from '../../../resources/atStart';
import { extrasOf } from '../../../resources/extras';
import { createCodec } from '../../fields/codec';
import { fieldTypes } from '../../fields/registry';
import { accountFilter } from '../../session/accountFilter';
import { settleIn } from '../../session/beginSession';
import { endSession } from '../../session/endSession';
import { flashKeys } from '../../session/flash';
import { knownProviders } from '../../session/knownProviders';
import type { ServiceProvider, Session } from '../../session/session';
import { sessionStore } from '../../session/sessionStore';
import { tokenStore } from '../../session/tokenStore';
import { homeOf } from '../gate/home';
import { readFeatures, type Features } from '../features';
import '../registrations';
import { createI18nProvider } from '../i18n';
import { locales } from '../i18n/locales';
import { isLeaving } from '../leaving';
import type { RuntimeConfig } from '../runtimeConfig';
import { currentSettings } from '../settings';
import { readAlertPoll } from './alertPoll';
import type { ConsoleParts } from './consoleParts';
import { createExtrasLoader } from './extras';
import type { FrameServices } from './FrameContext';
import { giveUp } from './giveUp';
import { leaveUnreached } from './leaveUnreached';
import { leaveWithSession } from './leaveWithSession';
import { createPreferencesStore } from './preferencesStore';
import { createQueryClient } from './queryClient';
import { createReachability, type Reachability } from './reachability';
import { providersQuery } from './useProviders';

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
    async addProvider(name) {
      const answer = await dataProvider.call<{ sid: string }>('/ServiceProviders', { method: 'POST', body: { name } });
      return answer.sid;
    },
    signOut: async () => void (await logout()),
  };
}

/** Calls that are still under way when a session ends are finished with the one they began with. */
function standing(features: Features) {
  let last: Session | undefined;
  return () => {
    last = sessionStore.getSession() ?? last;
    if (!last) throw new Error('The console needs a session.');
    return { session: last, features };
  };
}

/** Builds the parts of the console for this page and the session that is signed in. */
export async function setUp(config: RuntimeConfig): Promise<ConsoleParts> {
  const { productName, apiBaseUrl } = config;
  const features = readFeatures(currentSettings());
  const product = locales.map(({ locale }) => [locale, { frame: { product: productName } }] as const);
  const i18nProvider = await createI18nProvider(Object.fromEntries(product));
  const registry = openRegistry(i18nProvider.addResourceTexts);
  const send = leaveUnreached((...request) => window.fetch(...request), { leave: giveUp, isLeaving });
  const reachability = createReachability(send);
  const http = createHttp({ apiBase: apiBaseUrl, fetch: reachability.fetch, token: tokenStore.text, onUnauthorized });
  const dataProvider = createDataProvider({
    registry,
    http,
    facts: standing(features),
    codec: createCodec(fieldTypes),
    locale: i18nProvider.getLocale,
  });
  const queryClient = createQueryClient();
  const frame = frameServices(config, dataProvider, reachability, () => authProvider.logout());
  const providerKnown = () => queryClient.ensureQueryData(providersQuery(frame));
  const authProvider = createAuthProvider({ registry, http, features, landing: homeOf, here, providerKnown });
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
    i18nProvider,
    store: createPreferencesStore(user),
    queryClient,
    loadExtras: createExtrasLoader(extrasOf),
  };
}
