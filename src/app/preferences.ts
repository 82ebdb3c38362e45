import { preferencePrefix } from '../session/storage/kept';

/** @returns the stored value, or undefined where there is none or it cannot be read. */
export function readPreference(name: string): unknown {
  try {
    const text = localStorage.getItem(preferencePrefix + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
