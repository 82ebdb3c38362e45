import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { accounts, applications, webhooks } from '../../store/tables.ts';
import { addSubscription, freeQuantities, momentOf, trialQuantities } from '../../hosted/subscriptions.ts';
import { newWebhookSecret } from '../accounts/accounts.ts';

const trialDays = 21;
const day = 86_400_000;

/** What a new account can be tried with. */
const starters: [name: string, path: string][] = [
  ['hello world', 'hello-world'],
  ['dial time clock', 'dial-time'],
  ['simple echo test', 'echo-test'],
];

/** The account of somebody who signs up, with a plan and three applications (platform-api 3.6). */
export function openAccount(platform: Platform, providerSid: string, email: string, isActive: boolean): Row {
  const { store, outside } = platform;
  const now = platform.now();
  const isFirst = outside.signUp(email);
  const sid = store.insert(accounts, {
    name: email.slice(0, 64),
    service_provider_sid: providerSid,
    plan_type: isFirst ? 'trial' : 'free',
    trial_end_date: momentOf(now + trialDays * day),
    webhook_secret: newWebhookSecret(),
    is_active: Number(isActive),
  });
  addSubscription(store, { accountSid: sid, quantities: isFirst ? trialQuantities : freeQuantities, now });
  const hook = (path: string) => store.insert(webhooks, { url: `https://voice.example.com/${path}`, method: 'POST' });
  const status = hook('call-status');
  for (const [name, path] of starters)
    store.insert(applications, { name, account_sid: sid, call_hook_sid: hook(path), call_status_hook_sid: status });
  return store.find(accounts, sid) as Row;
}
