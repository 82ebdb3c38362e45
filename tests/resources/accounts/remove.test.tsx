import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn, type Platform } from '../../support/sandboxed';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

async function askToDelete(name: string, who: Parameters<typeof signedIn>[0], fault?: string) {
  const platform = await signedIn(who);
  const { user } = platform.open('/internal/accounts');
  const button = await screen.findByRole('button', { name: `Delete ${name}` });
  if (fault) platform.sandbox.addFault({ method: 'GET', path: fault, status: 500, body: { msg: 'down' }, times: 0 });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.queryByRole('progressbar')).not.toBeInTheDocument());
  return { platform, user, dialog };
}

/** An account without anything, but for what is added, and the question whether to delete it. */
async function free(who: Parameters<typeof signedIn>[0], add?: (platform: Platform, sid: string) => Promise<void>) {
  const platform = await signedIn('admin');
  const { sid } = await platform.send<{ sid: string }>('POST', '/Accounts', {
    name: 'Nobody',
    service_provider_sid: platform.session.current_service_provider_sid,
  });
  await add?.(platform, sid);
  await platform.signIn(who);
  const { user } = platform.open('/internal/accounts');
  await user.click(await screen.findByRole('button', { name: 'Delete Nobody' }));
  return { platform, user, dialog: within(await screen.findByRole('dialog')) };
}

const removeButton = (dialog: ReturnType<typeof within>) => dialog.queryByRole('button', { name: 'Delete' });

describe('an account that is in use', () => {
  it('is not deleted; everything that uses it is named and linked', async () => {
    const { dialog, platform } = await askToDelete('Hafenkontor Logistik', 'admin');
    expect(await dialog.findByText(/In order to delete the account it cannot be in use/)).toBeInTheDocument();
    for (const name of ['Applications (5)', 'Clients (6)', 'Carriers (3)'])
      expect(dialog.getByRole('region', { name: name.replace(/ \(.*/, '') })).toHaveTextContent(name);
    expect(dialog.getByRole('region', { name: 'Phone Numbers' })).toHaveTextContent(/more/);
    expect(dialog.getByRole('link', { name: 'Driver hotline' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/internal\/applications\/[\w-]{36}\/edit$/),
    );
    expect(removeButton(dialog)).not.toBeInTheDocument();
    expect(platform.lines('DELETE', /./)).toEqual([]);
  });

  it('by an API key is not deleted, and the key is told by its last letters', async () => {
    const { platform, dialog } = await free('provider', async (created, account_sid) => {
      await created.send('POST', '/ApiKeys', { account_sid });
    });
    const { account_sid } = await platform.named('/Accounts', 'Nobody');
    const [key] = await platform.send<{ token: string }[]>('GET', `/Accounts/${String(account_sid)}/ApiKeys`);
    const link = await dialog.findByRole('link', { name: `••••${key?.token.slice(-4)}` });
    expect(link).toHaveAttribute('href', `/internal/accounts/${String(account_sid)}/edit`);
    expect(document.body.innerHTML).not.toContain(key?.token);
    expect(removeButton(dialog)).not.toBeInTheDocument();
  });

  it('by a Teams tenant is not deleted either', async () => {
    const { dialog } = await askToDelete('Praxisverbund Süd', 'admin');
    expect(await dialog.findByText('praxisverbund.teams.nordlicht.example.com')).toBeInTheDocument();
  });

  it('asks for the first page of what is paged, not for all', async () => {
    const { platform } = await askToDelete('Hafenkontor Logistik', 'admin');
    const queries = platform.lines('GET', /PhoneNumbers$|Applications$/).map(({ query }) => query);
    expect(queries).not.toEqual([]);
    for (const query of queries) expect(query).toMatchObject({ page: '1', page_size: '10' });
  });

  it.each([
    ['PhoneNumbers', /Phone Numbers: could not be checked/],
    ['MicrosoftTeamsTenants', /Microsoft Teams Tenants: could not be checked/],
    ['/ApiKeys', /API keys: could not be checked/],
    ['Lcrs', /Outbound Call Routing: could not be checked/],
  ])('as far as can be told says that %s could not be checked, and is kept', async (path, text) => {
    const { dialog } = await askToDelete('Testlabor', 'admin', path);
    expect(await dialog.findByText(text)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(removeButton(dialog)).not.toBeInTheDocument();
  });
});

describe('an account that nothing uses', () => {
  it('is deleted', async () => {
    const { user, platform, dialog } = await free('admin');
    expect(await dialog.findByText('Are you sure you want to delete the account Nobody?')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted account Nobody')).toBeInTheDocument();
    expect(platform.lines('DELETE', /^\/Accounts\//)).toHaveLength(1);
  });

  it('is deleted by a provider who is told what is not shown', async () => {
    const { user, dialog } = await free('provider');
    expect(await dialog.findByText(/Outbound Call Routing: could not be checked/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted account Nobody')).toBeInTheDocument();
  });
});
