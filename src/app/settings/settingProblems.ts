import { settingKinds, type SettingKind } from './settingKinds';
import type { Settings } from './settings';

/** A setting that does not hold what it should. */
export interface SettingProblem {
  name: string;
  value: unknown;
  kind: SettingKind;
}

const isAddress = (value: unknown): boolean => {
  if (typeof value !== 'string') return false;
  const isPath = value.startsWith('/') && !value.startsWith('//');
  return isPath || (/^https?:\/\//i.test(value) && URL.canParse(value));
};

const isRight: Record<SettingKind, (value: unknown) => boolean> = {
  flag: (value) => /^(true|false|0|1)$/.test(String(value)),
  address: isAddress,
  colour: (value) => /^#[0-9a-f]{6}$/i.test(String(value)),
  seconds: (value) => /^\d+$/.test(String(value)),
  text: (value) => typeof value === 'string',
};

/** What is not set, or set to nothing, takes its default. */
const isUnset = (value: unknown) => value === undefined || value === null || value === '';

/** Looks at the settings before anything is made of them; names that the console does not know are not its business. */
export const settingProblems = (settings: Settings): SettingProblem[] =>
  Object.entries(settingKinds).flatMap(([name, kind]) => {
    const value = settings[name];
    return isUnset(value) || isRight[kind](value) ? [] : [{ name, value, kind }];
  });
