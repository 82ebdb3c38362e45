import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../../support/sandboxed';

it('an account user whose provider has no Teams domain is told so, and nothing of the pages on the way', async () => {
  const platform = await signedIn('account');
  const providers = await platform.send<object[]>('GET', '/ServiceProviders');
  const without = providers.map((each) => ({ ...each, ms_teams_fqdn: null }));
  platform.sandbox.addFault({ path: '/ServiceProviders$', status: 200, body: without, times: 0 });
  platform.open('/internal/ms-teams-tenants');
  expect(await screen.findByRole('heading', { name: /Edit account/i })).toBeInTheDocument();
  expect(screen.getByText(/does not have a fully qualified domain name for MS Teams/)).toBeInTheDocument();
  expect(screen.queryByText('You do not have permissions to manage Settings')).toBeNull();
});
