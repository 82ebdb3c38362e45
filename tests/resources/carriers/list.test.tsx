import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountFilter } from '../../../src/session/accountFilter';
import { signedIn } from '../../support/sandboxed';

const list = '/internal/carriers';
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^(Select )?${name}`) });

beforeEach(() => accountFilter.set(undefined));

describe('the list of carriers', () => {
  it('shows status, account, registration with its reason, and gateways', async () => {
    const platform = await signedIn('provider');
    platform.open(list);
    expect(await row('Elbe Voice')).toHaveTextContent(/Active.*Unregistered · 403 Forbidden/);
    expect(await row('Hanse Registrar')).toHaveTextContent(/Registered/);
    expect(await row('Förde Netz')).toHaveTextContent(/Not started/);
    expect(await row('Stillgelegter Registrar')).toHaveTextContent(/Inactive/);
    await waitFor(async () => expect(await row('Nordlicht Pool')).toHaveTextContent('28 inbound, 23 outbound'));
  });
});
