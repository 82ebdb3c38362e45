import type { Api } from '../support/api.ts';
import { describeTraps } from '../support/describeTraps.ts';
import type { Trap } from '../support/trap.ts';
import type { World } from '../support/world.ts';

/** What is sent, its status, and the message of the answer, its text or a pattern of them. */
type Row = [body: object, status: number, answer: string | RegExp];

const undefinedParameter = /must not contain undefined/;

/** Rows that are sent to one place, each a surprise of its own; a text of one word is a reason phrase. */
const rows = (section: string, send: (world: World, body: object) => ReturnType<Api['post']>, table: Row[]): Trap[] =>
  table.map(([body, status, answer]) => ({
    section,
    name: `${JSON.stringify(body)} is answered by ${status}`,
    when: (world) => send(world, body),
    status,
    body: answer instanceof RegExp || /^[A-Z]/.test(answer) ? answer : { msg: answer },
  }));

const person = { provider: 'local', email: 'ada@example.com', password: 'Analytical-1' };
const oauth = { oauth2_code: 'c', oauth2_state: 's', oauth2_client_id: 'i', oauth2_redirect_uri: 'u' };

const registrations: Row[] = [
  [{ provider: 'myspace' }, 422, 'invalid provider: myspace'],
  [{ provider: 'local' }, 400, 'missing email or password'],
  [{ ...person, email: 'ada' }, 400, 'invalid email'],
  [{ ...person, email: 'ada@example' }, 400, 'invalid email'],
  [{ ...person, email: 'a..da@example.com' }, 400, 'invalid email'],
  [{ ...person, password: 'short' }, 400, 'password must be at least 6 characters'],
  [person, 400, 'email activation code required'],
  [{ ...person, email: '"a da"@example.com' }, 400, 'email activation code required'],
  [{ ...person, email: 'ada@[127.0.0.1]' }, 400, 'email activation code required'],
  ...['github', 'google', 'twitter'].flatMap((provider) =>
    Object.keys(oauth).map((name): Row => [
      { provider, ...oauth, [name]: '' },
      400,
      `missing ${name} for provider ${provider}`,
    ]),
  ),
  [{ provider: 'twitter', ...oauth }, 500, undefinedParameter],
];

const product = { product_sid: 'x', price_id: 'y', quantity: 5 };

/** What is looked at before it matters who asks. */
const changes: Row[] = [
  [{}, 400, 'invalid or missing action'],
  [{ action: 'sell' }, 400, 'invalid or missing action'],
  [{ action: 'upgrade-to-paid' }, 400, 'missing products'],
  [{ action: 'upgrade-to-paid', products: [] }, 400, 'missing products'],
  [{ action: 'update-quantities' }, 400, 'missing products'],
  [{ action: 'update-quantities', products: 'all' }, 400, 'missing products'],
  [{ action: 'update-quantities', products: [{ quantity: 5 }] }, 400, 'Bad Request'],
  [{ action: 'update-payment-method' }, 400, 'missing payment_method_id'],
  [{ action: 'update-payment-method', payment_method_id: 4 }, 400, 'missing payment_method_id'],
];

const noAccount: Row[] = [
  [{ action: 'upgrade-to-paid', products: [product] }, 500, /reading 'stripe_customer_id'/],
  [{ action: 'update-payment-method', payment_method_id: 'pm' }, 500, /reading 'stripe_customer_id'/],
  [{ action: 'update-quantities', products: [product] }, 500, undefinedParameter],
];

const noCustomer: Row[] = [
  [{ action: 'update-quantities', products: [product] }, 400, 'Bad Request'],
  [{ action: 'update-payment-method', payment_method_id: 'pm' }, 400, /^Account .* is not provisioned in Stripe$/],
];

/* On a platform that is not hosted: without mail, card payment and names of hosts, which refuse nothing by themselves. */
describeTraps('what belongs to a hosted platform', [
  ...rows('3.6', ({ nobody }, body) => nobody.post('/register', body), [
    [{}, 400, 'missing provider'],
    [{ provider: 'local' }, 400, 'missing service_provider_sid'],
    [{ provider: 'local', service_provider_sid: 'x' }, 422, 'invalid service_provider_sid'],
  ]),
  ...rows(
    '3.6',
    ({ nobody, providerSid }, body) => nobody.post('/register', { service_provider_sid: providerSid, ...body }),
    registrations,
  ),
  ...rows('3.7', ({ admin }, body) => admin.post('/ActivationCode', body), [
    [{ type: 'fax' }, 400, 'invalid activation type: fax'],
    [{ type: 'email' }, 500, /SQL syntax/],
    [{ type: 'email', user_sid: 'x' }, 400, 'invalid user_sid'],
  ]),
  ...rows('3.7', ({ admin, viewerSid }, body) => admin.post('/ActivationCode', { user_sid: viewerSid, ...body }), [
    [{ type: 'email', value: 'ada' }, 400, 'invalid email'],
  ]),
  ...rows('3.7', ({ admin }, body) => admin.put('/ActivationCode/1', body), [
    [{}, 500, undefinedParameter],
    [{ type: 'email' }, 500, /SQL syntax/],
    [{ type: 'email', user_sid: 'x' }, 400, 'invalid user or activation code'],
    [{ type: 'fax', user_sid: 'x' }, 400, 'invalid user or activation code'],
  ]),
  ...rows('21.1', ({ account }) => account.get('/Prices'), [[{}, 500, 'listProducts is not a function']]),
  ...rows('21.2', ({ admin }) => admin.get('/StripeCustomerId'), [[{}, 404, 'Not Found']]),
  ...rows('21.2', ({ admin }) => admin.delete('/StripeCustomerId'), [[{}, 404, 'Not Found']]),
  ...rows('21.2', ({ account }) => account.get('/StripeCustomerId'), [[{}, 500, 'createCustomer is not a function']]),
  ...rows('21.3', ({ account }, body) => account.post('/Subscriptions', body), [...changes, ...noCustomer]),
  ...rows('21.3', ({ admin }, body) => admin.post('/Subscriptions', body), [...changes, ...noAccount]),
  ...rows('21.4', ({ admin }) => admin.get('/Subscriptions'), [[{}, 500, undefinedParameter]]),
  ...rows('21.4', ({ account }) => account.get('/Subscriptions'), [[{}, 404, 'Not Found']]),
  ...rows('21.4', ({ admin }) => admin.get('/Invoices'), [[{}, 500, /^account .* not found$/]]),
  ...rows('21.4', ({ account }) => account.get('/Invoices'), [[{}, 404, 'Not Found']]),
  ...rows('6.6', ({ account, accountSid }) => account.post(`/Accounts/${accountSid}/SipRealms/example.com`), [
    [{}, 400, 'invalid sip_realm: example.com'],
  ]),
]);
