import { createApi } from './api.ts';
import { controlRoutes, isControl } from './control.ts';
import { Faults } from './faults.ts';
import { basePath, belowBase } from './http/paths.ts';
import { hostedPages, isHostedPage } from './hosted/pages.ts';
import { settlePayment } from './hosted/settlePayment.ts';
import { ConnectionDropped } from './http/refusals.ts';
import { Platform } from './platform.ts';
import { RequestLog } from './requestLog.ts';
import { isSeeded, seed } from './seed/seed.ts';
import { openDatabase } from './store/database.ts';
import { copyRows, createSchema, emptySchema } from './store/schema.ts';
import type { Deployment, Sandbox, SandboxOptions, SandboxProfile } from './types.ts';

export { hostedUsers } from './seed/hosted.ts';
export { seedUsers } from './seed/users.ts';
export type { Deployment, Fault, Sandbox, SandboxOptions, SandboxProfile, SandboxRequest } from './types.ts';

const hour = 3600;

const deploymentOf = (profile: SandboxProfile, deployment: Deployment = {}): Deployment =>
  profile === 'hosted' ? { hosted: true, ...deployment } : deployment;

/** The platform's API with seed data in one process, written from the API's description alone. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const database = openDatabase(options.file);
  createSchema(database);
  if (options.rowsOf) copyRows(database, options.rowsOf);
  const now = options.now ?? Date.now;
  const platform = new Platform(database, now, options.tokenLifetime ?? hour, options.loginDelay ?? 0);
  let profile: SandboxProfile = options.profile ?? 'default';
  platform.deployment = deploymentOf(profile, options.deployment);
  if (!isSeeded(database)) seed(platform.store, profile, now());

  const answer = createApi(platform);
  const faults = new Faults();
  const log = new RequestLog();

  const steering: Omit<Sandbox, 'fetch'> = {
    reset(next = profile, deployment = options.deployment) {
      profile = next;
      platform.deployment = deploymentOf(profile, deployment);
      emptySchema(database);
      seed(platform.store, profile, now());
      faults.clear();
      log.clear();
    },
    addFault: (fault) => faults.add(fault),
    requests: () => log.entries(),
    clearRequests: () => log.clear(),
    mails: () => [...platform.resetLinks.mails(), ...platform.outside.mails()],
    charges: () => platform.outside.charges(),
    settlePayment: (clientSecret, isPaid) => settlePayment(platform, clientSecret, isPaid),
    close: () => database.close(),
  };
  const pages = hostedPages(steering);
  const control = controlRoutes(steering, () => faults.clear());

  /** Answers and notes the answer, a closed connection as status 0. */
  async function answerApi(request: Request, path: string): Promise<Response> {
    const bodyText = await request.clone().text();
    try {
      const ordered = await faults.strike(request.method, path);
      const response = ordered instanceof Response ? ordered : await answer(request);
      if (ordered === 'unheard') throw new ConnectionDropped();
      log.note(request, path, bodyText, response.status);
      return response;
    } catch (error) {
      log.note(request, path, bodyText, 0);
      throw error instanceof ConnectionDropped ? error : new TypeError(String(error));
    }
  }

  return {
    ...steering,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (options.control !== false && isControl(pathname)) return control.fetch(request);
      if (options.control !== false && isHostedPage(pathname)) return pages.fetch(request);
      if (!pathname.startsWith(`${basePath}/`)) return new Response('Not Found', { status: 404 });
      return answerApi(request, belowBase(pathname));
    },
  };
}
