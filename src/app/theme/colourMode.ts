import { readPreference } from '../preferences';
import type { Mode } from './tokens';

export type ModePreference = Mode | 'system';

export const modePreferences: readonly ModePreference[] = ['light', 'dark', 'system'];

const isModePreference = (value: unknown): value is ModePreference => modePreferences.some((mode) => mode === value);

/** What the operator chose; `system` where nothing was chosen. */
export function preferredMode(): ModePreference {
  const stored = readPreference('theme');
  return isModePreference(stored) ? stored : 'system';
}

/** @param systemIsDark what the operating system asks for. */
export const resolveMode = (preference: ModePreference, systemIsDark: boolean): Mode =>
  preference === 'system' ? (systemIsDark ? 'dark' : 'light') : preference;

export const systemIsDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;
