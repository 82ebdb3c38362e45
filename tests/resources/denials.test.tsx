import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openOnSandbox } from '../support/sandboxed';

it('a view-only user reads at the own account that it cannot be changed, and has no Save', async () => {
  const { session } = await openOnSandbox({ as: 'viewer', at: '/internal/applications' });
  cleanup();
  await openOnSandbox({ as: 'viewer', at: `/internal/accounts/${session.account_sid}/edit` });
  expect(await screen.findByText('You do not have permissions to make changes to this Account')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
