/** Paths below the account of an account user; for everybody else below the provider that is looked at. */
export const belowOwner = (rest: string): [string, string] => [
  `/Accounts/{session.account_sid}/${rest}`,
  `/ServiceProviders/{session.current_service_provider_sid}/${rest}`,
];
