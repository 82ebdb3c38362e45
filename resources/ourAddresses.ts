const query = { service_provider_sid: '{session.current_service_provider_sid}' };

/** What is ours, for the other side (platform-api 10). */
export const sipAddresses = { id: 'sip', path: '/Sbcs', query };
/** Of message addresses of its own a provider has none, as a rule. */
export const smppAddresses = { id: 'smpp', path: '/Smpps', query, orAll: true };

/** The name that devices of the account register with. */
export const realm = { owner: 'account_sid', resource: 'accounts', field: 'sip_realm' };
