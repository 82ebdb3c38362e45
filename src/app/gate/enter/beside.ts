import type { ComponentType } from 'react';
import { runtimeConfig } from '../../settings/runtimeConfig';
import type { GatePlace } from './enter';
import { pageWithTexts, type GatePageProps } from './lazyPage';

export const loadConsole = () => import('../../start/openConsole');

type Page = ComponentType<GatePageProps>;
let opening: Promise<Page> | undefined;

/* There is one console in a page: a second one would listen to the same addresses. */
function openConsole(): Promise<Page> {
  if (opening) return opening;
  opening = loadConsole().then((module) => module.openConsole(runtimeConfig()));
  opening.catch(() => (opening = undefined));
  return opening;
}

const pages: Record<Exclude<GatePlace, 'login'>, () => Promise<Page>> = {
  console: openConsole,
  'create-password': pageWithTexts(() => import('../password/ForcedChange').then((module) => module.ForcedChange)),
  'forgot-password': pageWithTexts(() =>
    import('../password/ForgotPasswordPage').then((module) => module.ForgotPasswordPage),
  ),
  'reset-password': pageWithTexts(() =>
    import('../password/ResetPasswordPage').then((module) => module.ResetPasswordPage),
  ),
  'not-found': pageWithTexts(() => import('../trouble/NotFoundHere').then((module) => module.NotFoundHere)),
};

/** Loads whatever is not the sign-in page, the console among it, when it is opened. */
export const loadPage = (place: keyof typeof pages): Promise<Page> => pages[place]();
