import { Hono } from 'hono';
import { authenticate } from './http/authenticate.ts';
import { readBody } from './http/body.ts';
import type { Env } from './http/caller.ts';
import { platformHeaders } from './http/headers.ts';
import { basePath, belowBase } from './http/paths.ts';
import { answerTo, ConnectionDropped } from './http/refusals.ts';
import { unknownRoute } from './http/responses.ts';
import type { Platform } from './platform.ts';
import { accountListRoutes } from './routes/accounts/accountLists.ts';
import { accountRoutes } from './routes/accounts/accounts.ts';
import { activationCodeRoutes } from './routes/hosted/activationCodes.ts';
import { registerRoutes } from './routes/hosted/register.ts';
import { customerRoutes, invoiceRoutes, priceRoutes, readSubscriptionRoutes } from './routes/hosted/billing.ts';
import { subscriptionRoutes } from './routes/hosted/subscriptions.ts';
import { accountAlertRoutes, providerAlertRoutes } from './routes/calls/alerts.ts';
import { sbcRoutes, smppRoutes } from './routes/carriers/addresses.ts';
import { apiKeyRoutes } from './routes/accounts/apiKeys.ts';
import { appEnvRoutes } from './routes/applications/appEnv.ts';
import { applicationRoutes } from './routes/applications/applications.ts';
import { bucketTestRoutes } from './routes/accounts/bucketTest.ts';
import { changePasswordRoutes } from './routes/users/changePassword.ts';
import { clientRoutes } from './routes/routing/clients.ts';
import { googleCustomVoiceRoutes } from './routes/speech/googleCustomVoices.ts';
import { availabilityRoutes } from './routes/users/availability.ts';
import { forgotPasswordRoutes } from './routes/users/forgotPassword.ts';
import { lcrBatchRoutes } from './routes/routing/lcrBatch.ts';
import { lcrCarrierSetEntryRoutes, lcrRouteRoutes } from './routes/routing/lcrParts.ts';
import { callRoutingRoutes } from './routes/routing/lcrs.ts';
import { accountLimitRoutes, providerLimitRoutes } from './routes/accounts/limits.ts';
import { loginRoutes } from './routes/users/login.ts';
import { accountCarrierRoutes, providerCarrierRoutes } from './routes/carriers/nestedCarriers.ts';
import { phoneNumberRoutes } from './routes/routing/phoneNumbers.ts';
import {
  accountPredefinedCarrierRoutes,
  predefinedCarrierRoutes,
  providerPredefinedCarrierRoutes,
} from './routes/carriers/predefinedCarriers.ts';
import { providerListRoutes } from './routes/platform/providerLists.ts';
import { accountRecentCallRoutes, providerRecentCallRoutes } from './routes/calls/recentCalls.ts';
import { serviceProviderRoutes } from './routes/platform/serviceProviders.ts';
import { passwordSettingsRoutes, systemInformationRoutes } from './routes/platform/settings.ts';
import { signInRoutes } from './routes/users/signIn.ts';
import { sipGatewayRoutes } from './routes/carriers/sipGateways.ts';
import { smppGatewayRoutes } from './routes/carriers/smppGateways.ts';
import { registeredSipUserRoutes } from './routes/routing/registeredSipUsers.ts';
import { accountSpeechRoutes, providerSpeechRoutes } from './routes/speech/speechLists.ts';
import { sipRealmRoutes } from './routes/accounts/sipRealms.ts';
import { synthesizeRoutes } from './routes/speech/synthesize.ts';
import { teamsTenantRoutes } from './routes/routing/teamsTenants.ts';
import { accountTtsCacheRoutes, ttsCacheRoutes } from './routes/accounts/ttsCache.ts';
import { userRoutes } from './routes/users/users.ts';
import { voipCarrierRoutes } from './routes/carriers/voipCarriers.ts';

/** The platform's routes; a path may be served by several files, the first that knows it answers. */
const routesOf = (platform: Platform): [path: string, routes: Hono<Env>][] => [
  ['/', loginRoutes(platform)],
  ['/signin', signInRoutes(platform)],
  ['/register', registerRoutes(platform)],
  ['/ActivationCode', activationCodeRoutes(platform)],
  ['/Prices', priceRoutes(platform)],
  ['/StripeCustomerId', customerRoutes(platform)],
  ['/Subscriptions', subscriptionRoutes(platform)],
  ['/Subscriptions', readSubscriptionRoutes(platform)],
  ['/Invoices', invoiceRoutes(platform)],
  ['/forgot-password', forgotPasswordRoutes(platform)],
  ['/Availability', availabilityRoutes(platform)],
  ['/change-password', changePasswordRoutes(platform)],
  ['/Users', userRoutes(platform)],
  ['/ServiceProviders', providerLimitRoutes(platform)],
  ['/ServiceProviders', providerRecentCallRoutes(platform)],
  ['/ServiceProviders', providerAlertRoutes(platform)],
  ['/ServiceProviders', providerListRoutes(platform)],
  ['/ServiceProviders', providerCarrierRoutes(platform)],
  ['/ServiceProviders', providerPredefinedCarrierRoutes(platform)],
  ['/ServiceProviders', providerSpeechRoutes(platform)],
  ['/ServiceProviders', serviceProviderRoutes(platform)],
  ['/Accounts', accountRoutes(platform)],
  ['/Accounts', accountLimitRoutes(platform)],
  ['/Accounts', accountTtsCacheRoutes(platform)],
  ['/Accounts', synthesizeRoutes(platform)],
  ['/Accounts', accountRecentCallRoutes(platform)],
  ['/Accounts', accountAlertRoutes(platform)],
  ['/Accounts', sipRealmRoutes(platform)],
  ['/Accounts', accountListRoutes(platform)],
  ['/Accounts', registeredSipUserRoutes(platform)],
  ['/Accounts', accountSpeechRoutes(platform)],
  ['/Accounts', bucketTestRoutes(platform)],
  ['/Accounts', accountCarrierRoutes(platform)],
  ['/Accounts', accountPredefinedCarrierRoutes(platform)],
  ['/Applications', applicationRoutes(platform)],
  ['/AppEnv', appEnvRoutes()],
  ['/GoogleCustomVoices', googleCustomVoiceRoutes(platform)],
  ['/PhoneNumbers', phoneNumberRoutes(platform)],
  ['/VoipCarriers', voipCarrierRoutes(platform)],
  ['/SipGateways', sipGatewayRoutes(platform)],
  ['/SmppGateways', smppGatewayRoutes(platform)],
  ['/PredefinedCarriers', predefinedCarrierRoutes(platform)],
  ['/Sbcs', sbcRoutes(platform)],
  ['/Smpps', smppRoutes(platform)],
  ['/Clients', clientRoutes(platform)],
  ['/MicrosoftTeamsTenants', teamsTenantRoutes(platform)],
  ['/Lcrs', lcrBatchRoutes(platform)],
  ['/Lcrs', callRoutingRoutes(platform)],
  ['/LcrRoutes', lcrRouteRoutes(platform)],
  ['/LcrCarrierSetEntries', lcrCarrierSetEntryRoutes(platform)],
  ['/ApiKeys', apiKeyRoutes(platform)],
  ['/SystemInformation', systemInformationRoutes(platform)],
  ['/PasswordSettings', passwordSettingsRoutes(platform)],
  ['/TtsCache', ttsCacheRoutes()],
];

/** Answers below `/api/v1`; a dropped connection leaves as an error (platform-api 25, 26.1). */
export function createApi(platform: Platform): (request: Request) => Promise<Response> {
  const dropped = new WeakSet<Request>();
  const app = new Hono<Env>({ strict: false }).basePath(basePath);
  app.use('*', platformHeaders, readBody, authenticate(platform));
  for (const [path, routes] of routesOf(platform)) app.route(path, routes);
  app.notFound((c) => unknownRoute(c.req.method, belowBase(c.req.path)));
  app.onError((error, c) => {
    if (error instanceof ConnectionDropped) dropped.add(c.req.raw);
    return answerTo(error);
  });
  return async (request) => {
    const response = await app.fetch(request);
    if (dropped.has(request)) throw new ConnectionDropped();
    return response;
  };
}
