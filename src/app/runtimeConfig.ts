import { textOf, type Settings } from './settings';

/** What every page needs to know of its deployment; the switches are read with the console (`features.ts`). */
export interface RuntimeConfig {
  /** Without a slash at its end. */
  apiBaseUrl: string;
  productName: string;
  /** A CSS colour `#rrggbb` that replaces the accent of the light theme. */
  accent: string | undefined;
}

/**
 * The run-time setting goes before the one of the build.
 * @param runtime `window.JAMBONZ`
 * @param build `import.meta.env`
 */
export function readRuntimeConfig(runtime: Settings, build: Settings, origin: string): RuntimeConfig {
  const accent = textOf(runtime.ACCENT ?? build.VITE_APP_ACCENT);
  const api = textOf(runtime.API_BASE_URL ?? build.VITE_API_BASE_URL) ?? `${origin}/api/v1`;
  return {
    apiBaseUrl: new URL(api, origin).href.replace(/\/+$/, ''),
    productName: textOf(runtime.PRODUCT_NAME ?? build.VITE_APP_PRODUCT_NAME) ?? 'Voice Console',
    accent: accent && /^#[0-9a-f]{6}$/i.test(accent) ? accent : undefined,
  };
}

/** The settings of the page that is open. */
export const runtimeConfig = (): RuntimeConfig =>
  readRuntimeConfig(window.JAMBONZ ?? {}, import.meta.env, window.location.origin);
