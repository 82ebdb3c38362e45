/* In: the policy of the platform and a new password. Out: what the password lacks, or a made-up one that lacks nothing. */
/** As `GET /PasswordSettings` gives it (platform-api 20.2). */
export interface PasswordSettings {
  min_password_length?: number | null;
  require_digit?: number | boolean | null;
  require_special_character?: number | boolean | null;
}

/** Characters that the API counts as special (platform-api 4.7). */
const special = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?`]/;

/** The limit that holds only where nobody ever set a policy (platform-api 4.7). */
const longestWithoutPolicy = 20;

/** Where the platform's own cannot be read: the specification's length and no further rule (specification 1, section 9). */
export const policyUnread: PasswordSettings = {
  min_password_length: 6,
  require_digit: 0,
  require_special_character: 0,
};

/** One thing in which a password falls short: a message key and its arguments. */
export interface PasswordComplaint {
  key: `rules.password.${'length' | 'too_long' | 'digit' | 'special'}`;
  args?: Record<string, number>;
}

const isUnset = ({ require_digit, require_special_character }: PasswordSettings) =>
  require_digit === undefined && require_special_character === undefined;

/** Everything in which a password falls short of the policy; empty where it is fine. */
export function passwordComplaints(password: string, settings: PasswordSettings): PasswordComplaint[] {
  const min = settings.min_password_length ?? 0;
  const complaints: (PasswordComplaint | false)[] = [
    password.length < min && { key: 'rules.password.length', args: { min } },
    isUnset(settings) &&
      password.length > longestWithoutPolicy && { key: 'rules.password.too_long', args: { max: longestWithoutPolicy } },
    Boolean(settings.require_digit) && !/\d/.test(password) && { key: 'rules.password.digit' },
    Boolean(settings.require_special_character) && !special.test(password) && { key: 'rules.password.special' },
  ];
  return complaints.filter((complaint) => complaint !== false);
}
