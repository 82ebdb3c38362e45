import type { PageTextKey } from './pageTexts';

/** As `GET /PasswordSettings` gives it (platform-api 20.2). */
export interface PasswordSettings {
  min_password_length?: number;
  require_digit?: number | boolean;
  require_special_character?: number | boolean;
}

export interface PasswordRule {
  key: PageTextKey;
  args: Record<string, number>;
  isMet: boolean;
}

/** Characters that the API counts as special (platform-api 4.7). */
const special = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?`]/;

/** @param settings empty where they could not be loaded: the API then is the only judge. */
export function passwordRules(password: string, settings: PasswordSettings): PasswordRule[] {
  const length = settings.min_password_length ?? 0;
  const rules: PasswordRule[] = [];
  if (length > 0) rules.push({ key: 'rule_length', args: { count: length }, isMet: password.length >= length });
  if (settings.require_digit) rules.push({ key: 'rule_digit', args: {}, isMet: /\d/.test(password) });
  if (settings.require_special_character) {
    rules.push({ key: 'rule_special', args: {}, isMet: special.test(password) });
  }
  return rules;
}
