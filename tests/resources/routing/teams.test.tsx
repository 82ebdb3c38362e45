import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectRefusals } from '../../engine/form/support/arrangeForm';
import { fillIn } from '../../support/enter';
import { signedIn, type Platform, type people } from '../../support/sandboxed';

const base = '/internal/ms-teams-tenants';
const seeded = 'praxisverbund.teams.nordlicht.example.com';

interface Tenant {
  ms_teams_tenant_sid: string;
  tenant_fqdn: string;
  account_sid: string;
  application_sid: string | null;
  service_provider_sid: string;
}
type User = ReturnType<Platform['open']>['user'];

const box = (name: string) => screen.findByRole('combobox', { name: new RegExp(`^${name}`) });
const domain = () => screen.findByRole('textbox', { name: /^Domain name/ });
const save = async (user: User) => user.click(await screen.findByRole('button', { name: 'Save' }));
const writes = (platform: Platform) =>
  platform.lines('(POST|PUT|DELETE)', /Tenants/).map(({ method, body, status }) => ({ method, body, status }));

/** The session as the console has it once it knows its provider. @param domain that Teams sends calls of the provider to */
async function knowingProvider(platform: Platform, domain: string | null = 'teams.nordlicht.example.com') {
  const providers = await platform.send<{ service_provider_sid: string; name: string }[]>('GET', '/ServiceProviders');
  const own = providers.find(({ service_provider_sid: sid }) => sid === platform.session.current_service_provider_sid)!;
  platform.session = { ...platform.session, current_service_provider: { ...own, ms_teams_fqdn: domain } };
  platform.sandbox.clearRequests();
  return platform;
}

/** The tenant that is there, and one of another provider, of whom an admin's token knows. */
async function arranged(who: keyof typeof people) {
  const admin = await signedIn('admin');
  const [own] = await admin.send<Tenant[]>('GET', '/MicrosoftTeamsTenants');
  const accounts = await admin.send<{ account_sid: string; service_provider_sid: string }[]>('GET', '/Accounts');
  const elsewhere = accounts.find((account) => account.service_provider_sid !== own!.service_provider_sid)!;
  await admin.send('POST', '/MicrosoftTeamsTenants', {
    ...{ account_sid: elsewhere.account_sid, service_provider_sid: elsewhere.service_provider_sid },
    tenant_fqdn: 'foreign.teams.example.com',
  });
  return { platform: await knowingProvider(await admin.signIn(who)), own: own! };
}

describe('the list of Teams tenants', () => {
  it.each([
    ['admin', true],
    ['provider', true],
    ['account', false],
  ] as const)('shows the %s only those it may see, of all that the platform gives', async (who, seesSeeded) => {
    const { platform } = await arranged(who);
    platform.open(base);
    expect(await screen.findByRole('heading', { name: 'Microsoft Teams Tenants' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByRole('link', { name: seeded })).toHaveLength(seesSeeded ? 1 : 0));
    expect(await screen.findByText(seesSeeded ? 'Total: 1 record' : 'No Microsoft Teams Tenant.')).toBeInTheDocument();
    expect(screen.queryByText('foreign.teams.example.com')).not.toBeInTheDocument();
  });

  it('deletes one that is asked about by its domain', async () => {
    const { platform } = await arranged('provider');
    const { user } = platform.open(base);
    await user.click(await screen.findByRole('button', { name: `Delete ${seeded}` }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(`Are you sure you want to delete the ${seeded} Microsoft Teams Tenant?`);
    expect(writes(platform)).toEqual([]);
    await user.click(await within(dialog).findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`Deleted Microsoft Teams Tenant ${seeded}`)).toBeInTheDocument();
    expect(await screen.findByText('No Microsoft Teams Tenant.')).toBeInTheDocument();
  });
});

describe('a new Teams tenant', () => {
  it('is sent with all that it belongs to, in lower case, and stays open', async () => {
    const { platform, own } = await arranged('provider');
    const { user } = platform.open(`${base}/add`);
    expect(await screen.findByRole('heading', { name: 'Add a Microsoft Teams Tenant' })).toBeInTheDocument();
    await waitFor(async () => expect(await box('Account')).not.toHaveValue(''));
    const account = ((await box('Account')) as HTMLInputElement).value;
    await fillIn(user, domain, ' Quay.Teams.Example.com ');
    await save(user);
    expect(await screen.findByText('Microsoft Teams Tenant created successfully')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: /^Edit Microsoft Teams Tenant/ })).toBeInTheDocument();
    const { account_sid } = await platform.named('/Accounts', account);
    expect(writes(platform)).toEqual([
      {
        method: 'POST',
        status: 201,
        body: {
          ...{ tenant_fqdn: 'quay.teams.example.com', account_sid },
          service_provider_sid: own.service_provider_sid,
        },
      },
    ]);
  });

  it.each([
    ['Praxisverbund.Teams.Nordlicht.example.com', 'of its own, without asking the platform', 0],
    ['foreign.teams.example.com', 'that only the platform knows of', 1],
  ])('is refused the domain %s of a tenant %s', async (taken, _whose, sent) => {
    expectRefusals();
    const { platform } = await arranged('provider');
    const { user } = platform.open(`${base}/add`);
    await waitFor(async () => expect(await box('Account')).not.toHaveValue(''));
    await fillIn(user, domain, taken);
    await save(user);
    const text = /The domain name you have entered is already in use\./;
    await waitFor(async () => expect(await domain()).toHaveAccessibleDescription(text));
    expect(writes(platform)).toHaveLength(sent);
    expect(await domain()).toHaveValue(taken.toLowerCase());
  });

  it.each(['localhost', 'https://x.example.com', '-bad.example.com', 'a..example.com', '1.2.3.4.5'])(
    'is refused %s, which is no domain, and sends nothing',
    async (text) => {
      const { platform } = await arranged('provider');
      const { user } = platform.open(`${base}/add`);
      await waitFor(async () => expect(await box('Account')).not.toHaveValue(''));
      await fillIn(user, domain, text);
      await save(user);
      await waitFor(async () => expect(await domain()).toBeInvalid());
      expect(writes(platform)).toEqual([]);
    },
  );

  it('leads to the accounts where there is none yet, and says why', async () => {
    const { platform } = await arranged('provider');
    platform.sandbox.addFault({ path: '/Accounts$', status: 200, body: [], times: 0 });
    platform.open(`${base}/add`);
    expect(await screen.findByRole('heading', { name: 'Accounts' })).toBeInTheDocument();
    const text = 'You must create an account before you can create an Microsoft Teams Tenant.';
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
    expect(writes(platform)).toEqual([]);
  });
});

describe('a Teams tenant that is there', () => {
  it('has nothing locked, and another account only the applications of that one', async () => {
    const { platform, own } = await arranged('provider');
    const applications = await platform.send<{ name: string; account_sid: string }[]>('GET', '/Applications');
    const other = applications.find(({ account_sid }) => account_sid !== own.account_sid)!;
    const { name: account } = await platform.send<{ name: string }>('GET', `/Accounts/${other.account_sid}`);
    const { user } = platform.open(`${base}/${own.ms_teams_tenant_sid}/edit`);
    expect(await domain()).toHaveValue(seeded);
    expect(await domain()).not.toHaveAttribute('readonly');
    await user.click(await box('Account'));
    await user.click(await screen.findByRole('option', { name: account }));
    await user.click(await box('Application'));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    const ofOther = applications.filter(({ account_sid }) => account_sid === other.account_sid);
    expect(offered).toEqual(ofOther.map(({ name }) => name).sort());
    await user.click(screen.getByRole('option', { name: other.name }));
    await save(user);
    expect(await screen.findByText('Microsoft Teams Tenant updated successfully')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /^Edit Microsoft Teams Tenant/ })).toBeInTheDocument();
    const [now] = (await platform.send<Tenant[]>('GET', '/MicrosoftTeamsTenants')).filter(
      ({ ms_teams_tenant_sid: sid }) => sid === own.ms_teams_tenant_sid,
    );
    expect(now).toMatchObject({ account_sid: other.account_sid, tenant_fqdn: seeded });
    expect(now!.application_sid).toBeTruthy();
  });

  it('is only shown to who may only look', async () => {
    const { platform } = await arranged('viewer');
    platform.open(base);
    expect(await screen.findByRole('heading', { name: 'Microsoft Teams Tenants' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
  });
});

describe('without a Teams domain of the provider', () => {
  const withoutDomain = async (who: keyof typeof people) => knowingProvider(await signedIn(who), null);
  const notice = /Nordlicht Telekom does not have a fully qualified domain name for MS Teams/;

  it('an account user is told so, and nothing of the pages on the way', async () => {
    const platform = await withoutDomain('account');
    platform.open(base);
    expect(await screen.findByRole('heading', { name: /Edit account/i })).toBeInTheDocument();
    expect(screen.getByText(notice)).toBeInTheDocument();
    expect(screen.queryByText('You do not have permissions to manage Settings')).toBeNull();
  });

  it.each([
    ['provider', base],
    ['provider', `${base}/add`],
    ['admin', base],
  ] as const)('the %s at %s is led to the settings, and told why', async (who, at) => {
    const platform = await withoutDomain(who);
    platform.open(at);
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(platform.lines('GET', /MicrosoftTeamsTenants/)).toEqual([]);
  });
});
