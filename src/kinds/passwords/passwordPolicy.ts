import { textOption, type NamedRule, type RuleReads } from '../../rules/namedRule';
import { passwordComplaints, policyUnread, type PasswordSettings } from './passwordComplaints';

const settingsOf = (reads: RuleReads, resource: string): Promise<PasswordSettings> =>
  reads.getOne(resource, { id: resource }).then(
    ({ data }) => data as PasswordSettings,
    () => policyUnread,
  );

/** A new password against the platform's policy, which the singleton named by `options.settings` holds. */
export const passwordPolicy: NamedRule = async (value, _, options, { reads } = {}) => {
  const resource = textOption(options, 'settings');
  if (typeof value !== 'string' || value === '' || !reads || !resource) return undefined;
  return passwordComplaints(value, await settingsOf(reads, resource))[0];
};
