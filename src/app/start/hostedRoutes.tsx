import type { RouteObject } from 'react-router';
import { inPart } from '../../loading/inPart';
import { currentSettings, textOf } from '../settings/settings';

/* One part for all of them; nobody loads it where accounts do not pay. */
const HostedPages = inPart(() => import('../../kinds/hosted/page').then(({ HostedPages }) => HostedPages), {
  isHeavy: true,
  heading: 'h1',
});

/** Pages of an account that only a hosted system has (specification 1, section 2). */
export function hostedRoutes(): RouteObject[] {
  const settings = currentSettings();
  const payment = { key: textOf(settings.STRIPE_PUBLISHABLE_KEY), script: textOf(settings.STRIPE_SCRIPT_URL) };
  return (['subscription', 'modify-subscription', 'manage-payment', 'sip-realm/edit'] as const).map((page) => ({
    path: `accounts/:id/${page}`,
    element: <HostedPages key={page} page={page} payment={payment} />,
  }));
}
