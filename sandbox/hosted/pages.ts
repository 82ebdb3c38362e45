import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type { Sandbox } from '../types.ts';
import { grantFor, identities, signInServices, type Identity, type SignInService } from './grants.ts';

/** What the console is given in the place of other services: their pages to sign in, and the script of card payment. */
const prefix = '/sandbox/';
const paths = [...signInServices.map((service) => `oauth/${service}/authorize`), 'stripe.js', 'stripe/confirm'];

export const isHostedPage = (path: string): boolean => paths.some((each) => path === prefix + each);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page of a sign-in service: who to be there, or nobody. */
function authorizePage(service: SignInService, back: URL, state: string): string {
  const link = (params: Record<string, string>, text: string) => {
    const url = new URL(back);
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    return `<p><a href="${escaped(url.href)}">${escaped(text)}</a></p>`;
  };
  const as = (identity: Identity, text: string) =>
    link({ code: grantFor(service, identity, randomBytes(6).toString('hex')), state }, text);
  return (
    `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Sandbox: ${service}</title></head><body>` +
    `<main><h1>Sandbox: sign in with ${service}</h1>` +
    as(identities.newcomer, `Continue as ${identities.newcomer.email}`) +
    as(identities.known, `Continue as ${identities.known.email}, who has an account`) +
    link({ error: 'access_denied', state }, 'Deny') +
    '</main></body></html>\n'
  );
}

/** Only this computer's console is led back to. */
const isLoopbackUrl = ({ hostname }: URL) => hostname === '127.0.0.1' || hostname === 'localhost';

/** `GET /sandbox/oauth/…/authorize`, `GET /sandbox/stripe.js`, `POST /sandbox/stripe/confirm`. */
export function hostedPages(sandbox: Pick<Sandbox, 'settlePayment'>): Hono {
  const app = new Hono().basePath(prefix.slice(0, -1));

  for (const service of signInServices)
    app.get(`/oauth/${service}/authorize`, (c) => {
      const { client_id: client, redirect_uri: redirect, state = '' } = c.req.query();
      if (!client) return c.text('missing client_id', 400);
      /* The way back may be what was agreed on with the service beforehand. */
      const back = new URL(redirect ?? `/oauth-callback/${service}`, c.req.url);
      if (!isLoopbackUrl(back)) return c.text('redirect_uri is not registered', 400);
      return c.html(authorizePage(service, back, state));
    });

  app.get('/stripe.js', (c) => {
    const script = readFileSync(new URL('./standIn/stripe.js', import.meta.url), 'utf8');
    return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  });

  app.post('/stripe/confirm', async (c) => {
    if (c.req.header('sec-fetch-site') === 'cross-site') return c.text('Forbidden', 403);
    const { client_secret: secret, paid } = await c.req.json<{ client_secret: string; paid: boolean }>();
    return sandbox.settlePayment(secret, paid) ? c.body(null, 204) : c.text('No such payment_intent', 404);
  });

  return app;
}
