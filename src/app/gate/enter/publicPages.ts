import { part } from '../../../loading/part';
import { currentSettings, isOn } from '../../settings/settings';
import type { GateTextKey } from '../texts/gateTexts';

/** A page that needs no session and exists where a setting switches it on. */
interface PublicPage {
  path: RegExp;
  setting: string;
  /** How the sign-in page leads to it. */
  link?: { to: string; text: GateTextKey };
}

export type PublicPlace = 'forgot-password' | 'reset-password' | 'sign-up';

const hostedSwitch = 'ENABLE_HOSTED_SYSTEM';

/** Whether accounts sign up by themselves: what that takes is a part of its own. */
export const isHosted = (): boolean => isOn(currentSettings()[hostedSwitch]);

/** Registration and sign-in by other services, with their texts; nothing asks for it where the system is not hosted. */
export const signUpPart = part(() =>
  import('../../signUp/page').then(async (page) => {
    await page.loadSignUpTexts();
    return page;
  }),
);

const publicPages: Record<PublicPlace, PublicPage> = {
  'forgot-password': {
    path: /^\/forgot-password$/,
    setting: 'ENABLE_FORGOT_PASSWORD',
    link: { to: '/forgot-password', text: 'forgot_password' },
  },
  'reset-password': { path: /^\/reset-password\/[^/]+$/, setting: 'ENABLE_FORGOT_PASSWORD' },
  'sign-up': { path: /^\/(register|oauth-callback)(\/|$)/, setting: hostedSwitch },
};

const isOffered = ({ setting }: PublicPage): boolean => isOn(currentSettings()[setting]);

/** @returns undefined where no page of this deployment has the address. */
export const publicPlaceAt = (path: string): PublicPlace | undefined =>
  (Object.keys(publicPages) as PublicPlace[]).find((place) => {
    const page = publicPages[place];
    return page.path.test(path) && isOffered(page);
  });

export const publicLinks = () =>
  Object.values(publicPages).flatMap((page) => (page.link && isOffered(page) ? [page.link] : []));
