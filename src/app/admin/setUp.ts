import { createAuthProvider } from '../../../authProvider';
import { createDataProvider, type ConsoleDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/http';
import { openRegistry } from '../../../resources/atStart';
import { createCodec } from '../../fields/codec';
import { fieldTypes } from '../../fields/registry';
import { accountFilter } from '../../session/accountFilter';
import { endSession } from '../../session/endSession';
import { flashKeys } from '../../session/flash';
import type { Session } from '../../session/session';
import { sessionStore } from '../../session/sessionStore';
import { tokenStore } from '../../session/tokenStore';
import { homeOf } from '../gate/home';
import { readFeatures, type Features } from '../features';
import '../registrations';
import { createI18nProvider } from '../i18n';
import type { RuntimeConfig } from '../runtimeConfig';
import type { ConsoleParts } from './consoleParts';
import type { FrameServices, ServiceProvider } from './FrameContext';
import { leaveWithSession } from './leaveWithSession';
import { createPreferencesStore } from './preferencesStore';
import { createQueryClient } from './queryClient';
import { createReachability, type Reachability } from './reachability';

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
    loadProviders: () => dataProvider.call<ServiceProvider[]>('/ServiceProviders'),
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
  const authProvider = createAuthProvider({ registry, http, features, landing: homeOf, here });
  const dataProvider = createDataProvider({
    registry,
    http,
    facts: standing(features),
    codec: createCodec(fieldTypes),
  });
  leaveWithSession(sessionStore);
  return {
    registry,
    features,
    frame: frameServices(config, dataProvider, reachability, () => authProvider.logout()),
    sessions: sessionStore,
    dataProvider,
    authProvider,
    i18nProvider,
    store: createPreferencesStore(),
    queryClient: createQueryClient(),
  };
}
