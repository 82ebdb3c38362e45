import { textOption, type NamedRule, type RuleReads } from './namedRule';
import { passwordComplaints, type PasswordSettings } from './passwordComplaints';

/** Without an answer there is no policy to check: the API judges alone. */
const settingsOf = (reads: RuleReads, resource: string): Promise<PasswordSettings | undefined> =>
  reads.getOne(resource, { id: resource }).then(
    ({ data }) => data as PasswordSettings,
    () => undefined,
  );

/** A new password against the platform's policy, which the singleton named by `options.settings` holds. */
export const passwordPolicy: NamedRule = async (value, _, options, { reads } = {}) => {
  const resource = textOption(options, 'settings');
  if (typeof value !== 'string' || value === '' || !reads || !resource) return undefined;
  const settings = await settingsOf(reads, resource);
  return settings && passwordComplaints(value, settings)[0];
};
