import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { declarations } from '../../resources';
import { navigationFor } from '../../src/app/navigation/navigation';
import { readFeatures } from '../../src/app/settings/features';
import { createRegistry } from '../../src/schema/registry';
import { buildSession } from '../support/builders';
import { signedIn } from '../support/sandboxed';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

const placesWith = (settings: Record<string, string>) =>
  navigationFor({
    registry: createRegistry(declarations),
    session: buildSession(),
    features: readFeatures(settings),
  }).flatMap(({ items }) => items.map(({ resource }) => resource));

/** What a setting takes away from an administrator's menu. */
const takenBy = (settings: Record<string, string>) => {
  const left = placesWith(settings);
  return placesWith({}).filter((resource) => !left.includes(resource));
};

describe('the menu', () => {
  it.each([
    [{}, []],
    [{ ENABLE_HOSTED_SYSTEM: 'true' }, ['users']],
    [{ DISABLE_CALL_RECORDING: 'true' }, []],
    [{ ADMIN_CARRIER: '1' }, []],
    [{ ENABLE_ACCOUNT_LIMITS_ALL: '1' }, []],
    [{ ENABLE_FORGOT_PASSWORD: 'true' }, []],
  ])('loses by %o nothing but %j', (settings, taken) => {
    expect(takenBy(settings)).toEqual(taken);
  });

  it('has no item for routing where that is switched off', () => {
    expect(placesWith({ DISABLE_LCR: '1' })).not.toContain('least-cost-routing');
  });
});

describe('where carriers are the administrators’', () => {
  const open = async (who: Parameters<typeof signedIn>[0], settings: Record<string, string>) => {
    const platform = await signedIn(who);
    platform.open('/internal/phone-numbers', settings);
    await screen.findAllByRole('columnheader');
    await waitFor(() => expect(document.querySelectorAll('tbody tr a').length).toBeGreaterThan(0));
  };
  const adds = () => screen.queryAllByRole('link', { name: /^Add/ }).length > 0;
  const deletes = () => screen.queryAllByRole('button', { name: /^Delete/ }).length > 0;

  it.each([
    ['account', '1', false],
    ['account', '0', true],
    ['provider', '1', true],
    ['admin', '1', true],
  ] as const)('%s with ADMIN_CARRIER=%s adds and deletes numbers: %s', async (who, ADMIN_CARRIER, may) => {
    await open(who, { ADMIN_CARRIER });
    expect([adds(), deletes()]).toEqual([may, may]);
  });

  it('an account user is not let into the form of a new number', async () => {
    const platform = await signedIn('account');
    platform.open('/internal/phone-numbers/add', { ADMIN_CARRIER: '1' });
    expect(await screen.findByText('You do not have access.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});

describe('where licences are sold', () => {
  const open = async (who: Parameters<typeof signedIn>[0], settings: Record<string, string>) => {
    const platform = await signedIn(who);
    const { account_sid } = await platform.named('/Accounts', 'Testlabor');
    platform.open(`/internal/accounts/${String(account_sid)}/edit`, settings);
    await screen.findByRole('textbox', { name: /^Account name/ });
    await screen.findByText('24 cached prompts');
  };

  it.each([
    ['admin', {}, ['Max calls']],
    ['admin', { ENABLE_ACCOUNT_LIMITS_ALL: 'true' }, ['Max calls', 'Licensed calls']],
    ['provider', { ENABLE_ACCOUNT_LIMITS_ALL: 'true' }, ['Licensed calls']],
  ] as const)('%s with %o sees %j', async (who, settings, names) => {
    await open(who, settings);
    const shown = () => ['Max calls', 'Licensed calls'].filter((name) => screen.queryByRole('textbox', { name }));
    await waitFor(() => expect(shown()).toEqual(names));
  });
});
