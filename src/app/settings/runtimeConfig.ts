import { currentSettings, textOf, type Settings } from './settings';

/** What every page needs to know of its deployment; the switches are read by `features.ts`. */
export interface RuntimeConfig {
  /** Without a slash at its end. */
  apiBaseUrl: string;
  productName: string;
  /** Address of an image that stands in the place of our mark. */
  logo: string | undefined;
  /** A CSS colour `#rrggbb` that replaces the accent of the light theme. */
  accent: string | undefined;
}

/** @param origin of the page, port included: the API stands beside it where nothing is set */
export function readRuntimeConfig(settings: Settings, origin: string): RuntimeConfig {
  const api = textOf(settings.API_BASE_URL) ?? '/api/v1';
  return {
    apiBaseUrl: new URL(api, origin).href.replace(/\/+$/, ''),
    productName: textOf(settings.PRODUCT_NAME) ?? 'Voice Console',
    logo: textOf(settings.LOGO),
    accent: textOf(settings.ACCENT),
  };
}

/** The settings of the page that is open. */
export const runtimeConfig = (): RuntimeConfig => readRuntimeConfig(currentSettings(), window.location.origin);
