import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { configure, fillLogin, navigation, test as base } from '../console';

/** Seeded people of a hosted platform, one for each state of a plan. */
const tenants = {
  trial: { username: 'trial', password: 'Trial-123' },
  free: { username: 'free', password: 'Free-12345' },
  paid: { username: 'paid', password: 'Paid-12345' },
  expired: { username: 'expired', password: 'Expired-123' },
  beginner: { username: 'beginner', password: 'Beginner-123' },
};

export const settings = {
  ENABLE_HOSTED_SYSTEM: true,
  DEFAULT_SERVICE_PROVIDER_SID: '7886dcaf-0e1b-40fd-b963-4ee6a77f827b',
  GOOGLE_CLIENT_ID: 'sandbox',
  GITHUB_CLIENT_ID: 'sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  TERMS_OF_SERVICE_URL: 'https://www.example.com/terms',
  PRIVACY_POLICY_URL: 'https://www.example.com/privacy',
  GOOGLE_AUTHORIZE_URL: '/sandbox/oauth/google/authorize',
  GITHUB_AUTHORIZE_URL: '/sandbox/oauth/github/authorize',
  STRIPE_SCRIPT_URL: '/sandbox/stripe.js',
};

/** A hosted platform and the settings that belong to it. */
export const test = base.extend<{ isHosted: void }>({
  isHosted: [
    async ({ page, request, complaints }, use) => {
      expect(complaints).toEqual([]);
      await request.post('/sandbox/reset', { data: { profile: 'hosted' } });
      await configure(page, settings);
      await use();
      await request.post('/sandbox/reset', { data: { profile: 'default' } });
    },
    { auto: true },
  ],
});

export async function signInAs(page: Page, tenant: keyof typeof tenants) {
  await page.goto('/');
  await fillLogin(page, tenants[tenant]);
  await expect(navigation(page)).toBeVisible();
}

interface Sent {
  method: string;
  path: string;
  body?: Record<string, unknown>;
}

/** Asked again where the connection, which was idle while a person typed, has just been closed. */
const tellOf = async (request: APIRequestContext, path: string): Promise<unknown> =>
  (await request.get(`/sandbox/${path}`, { maxRetries: 3 })).json();

/** What was sent below a path. */
export async function sentTo(request: APIRequestContext, path: string): Promise<Sent[]> {
  const all = (await tellOf(request, 'requests')) as Sent[];
  return all.filter((each) => each.path.startsWith(path));
}

export async function mailedCode(request: APIRequestContext, to: string): Promise<string> {
  const mails = (await tellOf(request, 'mails')) as { to: string; code?: string }[];
  return String(mails.findLast((mail) => mail.to === to)?.code);
}

/** What cards were charged, in cents. */
export async function charges(request: APIRequestContext): Promise<number[]> {
  const all = (await tellOf(request, 'charges')) as { amount: number }[];
  return all.map(({ amount }) => amount);
}
