import { createAuthProvider } from '../../../authProvider';
import { createDataProvider, type ConsoleDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/http';
import { openRegistry } from '../../../resources/atStart';
import { extrasOf } from '../../../resources/extras';
import { createCodec } from '../../fields/codec';
import { fieldTypes } from '../../fields/registry';
import { accountFilter } from '../../session/accountFilter';
import { endSession } from '../../session/endSession';
import { flashKeys } from '../../session/flash';
import { knownProviders } from '../../session/knownProviders';
import type { ServiceProvider, Session } from '../../session/session';
import { sessionStore } from '../../session/sessionStore';
import { tokenStore } from '../../session/tokenStore';
import { homeOf } from '../gate/home';
import { readFeatures, type Features } from '../features';
import { createI18nProvider } from '../i18n';
import type { RuntimeConfig } from '../runtimeConfig';
import { readAlertPoll } from './alertPoll';
import type { ConsoleParts } from './consoleParts';
import { createExtrasLoader } from './extras';
import type { FrameServices } from './FrameContext';
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
    alertPollSeconds: readAlertPoll(window.JAMBONZ ?? {}, import.meta.env),
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
  const features = readFeatures(window.JAMBONZ ?? {}, import.meta.env);
  const product = { frame: { product: productName } };
  const i18nProvider = await createI18nProvider({ en: product, de: product });
  const registry = openRegistry(i18nProvider.addResourceTexts);
  const reachability = createReachability((...request) => window.fetch(...request));
  const http = createHttp({ apiBase: apiBaseUrl, fetch: reachability.fetch, token: tokenStore.text, onUnauthorized });
  const dataProvider = createDataProvider({
    registry,
    http,
    facts: standing(features),
    codec: createCodec(fieldTypes),
  });
  const queryClient = createQueryClient();
  const frame = frameServices(config, dataProvider, reachability, () => authProvider.logout());
  const providerKnown = () => queryClient.ensureQueryData(providersQuery(frame));
  const authProvider = createAuthProvider({ registry, http, features, landing: homeOf, here, providerKnown });
  leaveWithSession(sessionStore);
  return {
    registry,
    features,
    frame,
    sessions: sessionStore,
    dataProvider,
    authProvider,
    i18nProvider,
    store: createPreferencesStore(),
    queryClient,
    loadExtras: createExtrasLoader(extrasOf),
  };
}
