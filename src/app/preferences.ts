/** Preferences outlive sign-out and an expired session: everything else in the browser's storage is cleared then. */
export const preferencePrefix = 'prefs.';

/** @returns the stored value, or undefined where there is none or it cannot be read. */
export function readPreference(name: string): unknown {
  try {
    const text = localStorage.getItem(preferencePrefix + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Storing may fail (private windows, full storage); a preference is then only forgotten. */
export function writePreference(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(preferencePrefix + name);
    else localStorage.setItem(preferencePrefix + name, JSON.stringify(value));
  } catch {
    return;
  }
}
