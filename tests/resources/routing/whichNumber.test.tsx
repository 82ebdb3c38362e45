import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../support/enter';
import { expectRefusals } from '../../engine/form/support/arrangeForm';
import { signedIn, type Platform } from '../../support/sandboxed';

interface Row {
  number: string;
  account_sid: string | null;
  voip_carrier_sid: string;
  application_sid: string | null;
}

/** Numbers of the provider's first carrier, and the dialog that looks for one. */
async function lookingUp(more: (first: Row) => object[]) {
  const platform = await signedIn('provider');
  const numbers = await platform.send<Row[]>('GET', '/PhoneNumbers');
  const first = numbers.find((row) => row.account_sid !== null && row.application_sid !== null)!;
  for (const row of more(first)) await platform.send('POST', '/PhoneNumbers', row);
  const carrier = await platform.send<{ name: string }>('GET', `/VoipCarriers/${first.voip_carrier_sid}`);
  const application = await platform.send<{ name: string }>('GET', `/Applications/${first.application_sid}`);
  const { user } = platform.open('/internal/phone-numbers');
  await user.click(await screen.findByRole('button', { name: 'Which number wins?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which number wins?' }));
  const lookUp = async (number: string) => {
    await fillIn(user, () => dialog.findByRole('textbox', { name: 'Called number' }), number);
    await user.click(dialog.getByRole('button', { name: 'Look up' }));
  };
  return { platform, user, dialog, lookUp, first, carrier, application };
}

const asked = (platform: Platform) =>
  platform.sandbox.requests().filter(({ method, path }) => method === 'GET' && path === '/PhoneNumbers');

describe('which number wins', () => {
  it('is the number itself before a wildcard, with its application, and no list is read for it', async () => {
    const wildcard = ({ account_sid, voip_carrier_sid, number }: Row) => [
      { account_sid, voip_carrier_sid, number: `${number.slice(0, 8)}*` },
    ];
    const { platform, dialog, lookUp, first, carrier, application } = await lookingUp(wildcard);
    platform.sandbox.clearRequests();
    await lookUp(`+${first.number}`);
    expect(await dialog.findByText(new RegExp(`A call to ${first.number} is taken`))).toBeInTheDocument();
    expect(await dialog.findByText(carrier.name)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: first.number })).toBeInTheDocument();
    expect(dialog.getByText('the number itself')).toBeInTheDocument();
    expect(await dialog.findByText(application.name)).toBeInTheDocument();
    expect(dialog.getByText(/Fits too, but comes after/)).toHaveTextContent(
      `${first.number.slice(0, 8)}* (a wildcard)`,
    );
    expect(asked(platform).every(({ query }) => query.filter !== undefined)).toBe(true);
  });

  it('is the longest pattern, and the application of the carrier answers where it has none', async () => {
    const wildcards = ({ account_sid, voip_carrier_sid }: Row) =>
      ['4420*', '44*'].map((number) => ({ account_sid, voip_carrier_sid, number }));
    const { platform, dialog, lookUp } = await lookingUp(wildcards);
    await lookUp('442071838750');
    expect(await dialog.findByText('a wildcard')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: '4420*' })).toBeInTheDocument();
    expect(dialog.getByText(/No application|application of the carrier/)).toBeInTheDocument();
    /* The patterns are known now. */
    platform.sandbox.clearRequests();
    await lookUp('4930');
    expect(await dialog.findByText(/No entry takes a call to 4930/)).toBeInTheDocument();
    expect(asked(platform)).toHaveLength(1);
  });

  it('is not looked for where no number was typed', async () => {
    const { platform, dialog, lookUp } = await lookingUp(() => []);
    platform.sandbox.clearRequests();
    await lookUp('reception');
    expect(await dialog.findByText('Digits, star and hash only.')).toBeInTheDocument();
    expect(asked(platform)).toEqual([]);
  });

  it('says why it could not be found out', async () => {
    expectRefusals();
    const { platform, dialog, lookUp } = await lookingUp(() => []);
    platform.sandbox.addFault({ path: '/PhoneNumbers$', status: 500, body: { msg: 'the database is away' }, times: 0 });
    await lookUp('4930');
    expect(await dialog.findByText('the database is away')).toBeInTheDocument();
  });
});
