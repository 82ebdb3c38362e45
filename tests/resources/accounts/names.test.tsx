import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../support/sandboxed';
import { enter } from '../../support/enter';

const markup = '<img src=x onerror=alert(1)>';
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

async function accountNamed(name: string) {
  const platform = await signedIn('admin');
  const { current_service_provider_sid: service_provider_sid } = platform.session;
  const { sid } = await platform.send<{ sid: string }>('POST', '/Accounts', { name, service_provider_sid });
  return { platform, sid };
}

describe('a name that looks like markup', () => {
  it('is text in the list, in the question whether to delete it, and in the message that it is', async () => {
    const { platform } = await accountNamed(markup);
    const { user } = platform.open('/internal/accounts');
    expect(await screen.findByRole('link', { name: markup })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Delete ${markup}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(`Are you sure you want to delete the account ${markup}?`)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`Deleted account ${markup}`)).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  it('is text on the page of the record and in its title', async () => {
    const { platform, sid } = await accountNamed(markup);
    platform.open(`/internal/accounts/${sid}/edit`);
    expect(await box(/^Account name/)).toHaveValue(markup);
    expect(document.title).toContain(markup);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('a name of signs that the platform cannot store', () => {
  it('is refused at the name, the rest of the form being as it was', async () => {
    const { platform, sid } = await accountNamed('Plain');
    const { user } = platform.open(`/internal/accounts/${sid}/edit`);
    await user.clear(await box(/^Account name/));
    await enter(user, await box(/^Account name/), 'Party 🎉');
    await enter(user, await box('SIP realm'), 'party.sip.example.com');
    platform.sandbox.addFault({
      method: 'PUT',
      path: '^/Accounts/',
      status: 500,
      body: { msg: "Incorrect string value: '\\xF0\\x9F\\x8E\\x89' for column 'name' at row 1" },
    });
    await user.click(save());
    await waitFor(async () => expect(await box(/^Account name/)).toBeInvalid());
    expect(await box(/^Account name/)).toHaveAccessibleDescription(/The platform does not take this value/);
    expect(await box(/^Account name/)).toHaveValue('Party 🎉');
    expect(await box('SIP realm')).toHaveValue('party.sip.example.com');
  });
});
