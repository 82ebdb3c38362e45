import { lazy, type ComponentType } from 'react';
import { runtimeConfig } from '../runtimeConfig';
import type { GatePlace } from './enter';
import { lazyPage, type GatePageProps } from './lazyPage';

export const loadConsole = () => import('../admin/openConsole');

const pages: Record<Exclude<GatePlace, 'login'>, ComponentType<GatePageProps>> = {
  console: lazy(async () => ({ default: await (await loadConsole()).openConsole(runtimeConfig()) })),
  'create-password': lazyPage(() => import('./ForcedChange').then((module) => module.ForcedChange)),
  'forgot-password': lazyPage(() => import('./ForgotPasswordPage').then((module) => module.ForgotPasswordPage)),
  'reset-password': lazyPage(() => import('./ResetPasswordPage').then((module) => module.ResetPasswordPage)),
  'not-found': lazyPage(() => import('./NotFoundHere').then((module) => module.NotFoundHere)),
};

interface BesideProps extends GatePageProps {
  place: keyof typeof pages;
}

/** Whatever is not the sign-in page: each part, the console among them, comes when it is opened. */
export function Beside({ place, go }: BesideProps) {
  const Page = pages[place];
  return <Page go={go} />;
}
