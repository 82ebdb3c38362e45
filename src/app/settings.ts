/** Settings of a deployment as they were written: `window.JAMBONZ`, or the build environment. */
export type Settings = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    /** The run-time settings; the name is that of today's portal, so that its deployments need no change. */
    JAMBONZ?: Record<string, unknown>;
  }
}

/** Deployments write flags as booleans, numbers or text. */
export const isOn = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
