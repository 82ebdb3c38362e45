/* In: settings as they are written at build or run time. Out: the API's address, the look of the product, and the switches that declarations read. */
/** Settings of a deployment by the names that operators use (docs/settings.md), as they were written. */
export type Settings = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    /** The run-time settings; the name is that of today's portal, so that its deployments need no change. */
    JAMBONZ?: Record<string, unknown>;
  }
  /** What was set when the console was built (vite.config.ts). */
  const __BUILD_SETTINGS__: Settings;
}

/** The settings of the page that is open: those of the run time go before those of the build. */
export const currentSettings = (): Settings => ({ ...__BUILD_SETTINGS__, ...window.JAMBONZ });

/** Deployments write flags as booleans, numbers or text. */
export const isOn = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
