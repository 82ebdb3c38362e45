import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signedIn } from '../../support/sandboxed';
import { enter } from '../../support/enter';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

type Schema = Record<string, Record<string, unknown>>;

/** An application whose webhook declares these variables, of which some have values. */
async function openWith(schema: Schema, values: Record<string, unknown> = {}) {
  const platform = await signedIn('admin');
  const { application_sid: sid } = await platform.named('/Applications', 'Call back');
  await platform.send('PUT', `/Applications/${String(sid)}`, { name: 'Call back', env_vars: values });
  platform.sandbox.addFault({ path: '^/AppEnv', status: 200, body: schema, times: 0 });
  const { user, container } = platform.open(`/internal/applications/${String(sid)}/edit`);
  const inside = within(await screen.findByRole('group', { name: /^Environment variables/ }));
  const stored = async () => (await platform.send('GET', `/Applications/${String(sid)}`)).env_vars;
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Application updated successfully');
  };
  return { user, container, inside, stored, save };
}

describe('a number that a webhook declares', () => {
  it.each([
    ['1.5', 1.5],
    ['0.05', 0.05],
    ['-3', -3],
    ['7.0', 7],
  ])('is typed as %s key by key and sent as the number %d', async (typed, sent) => {
    const { user, inside, stored, save } = await openWith({ PACE: { type: 'number', description: 'Pace' } });
    await enter(user, inside.getByRole('textbox', { name: 'PACE' }), typed);
    expect(inside.getByRole('textbox', { name: 'PACE' })).toHaveValue(typed);
    await save();
    expect(await stored()).toEqual({ PACE: sent });
  });

  it('is not the word for what has no end', async () => {
    const { user, inside } = await openWith({ PACE: { type: 'number', description: 'Pace' } });
    await enter(user, inside.getByRole('textbox', { name: 'PACE' }), 'Infinity');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(inside.getByRole('textbox', { name: 'PACE' })).toBeInvalid());
  });

  it('is sent as a number although it is a secret', async () => {
    const { user, inside, stored, save } = await openWith({
      PIN: { type: 'number', description: 'PIN', obscure: true },
    });
    await enter(user, inside.getByLabelText('PIN'), '0.25');
    await save();
    expect(await stored()).toEqual({ PIN: 0.25 });
  });
});

describe('a secret that a webhook declares', () => {
  const secret = (more = {}) => ({ CRM_KEY: { type: 'string', description: 'Key', obscure: true, ...more } });

  it('may get a value that begins with the stored one', async () => {
    const { user, container, inside, stored, save } = await openWith(secret(), { CRM_KEY: 'crm' });
    await enter(user, await inside.findByLabelText('CRM_KEY'), 'crm-2');
    expect(inside.getByLabelText('CRM_KEY')).toHaveValue('crm-2');
    await save();
    expect(await stored()).toEqual({ CRM_KEY: 'crm-2' });
    expect(container.innerHTML).not.toContain('crm-2');
  });

  it('comes from a file where the webhook likes one, lines and all, and is not shown', async () => {
    const { user, container, inside, stored, save } = await openWith(secret({ uiHint: 'filepicker' }), {
      CRM_KEY: 'x',
    });
    const key = '-----BEGIN KEY-----\ninvented\n-----END KEY-----';
    await user.upload(await inside.findByLabelText('File for CRM_KEY'), new File([key], 'key.pem'));
    await waitFor(() => expect(inside.getByLabelText('CRM_KEY')).toHaveValue(key));
    await save();
    expect(container.innerHTML).not.toContain('invented');
    expect(await stored()).toEqual({ CRM_KEY: key });
  });

  it('of several lines keeps them', async () => {
    const { user, inside, stored, save } = await openWith(secret({ uiHint: 'textarea' }));
    await user.click(inside.getByLabelText('CRM_KEY'));
    await user.paste('first\nsecond');
    await save();
    expect(await stored()).toEqual({ CRM_KEY: 'first\nsecond' });
  });
});

describe('a carrier that a webhook asks for', () => {
  const trunk = { TRUNK: { type: 'string', description: 'Trunk', jambonzResource: 'carriers' } };

  async function openNew(who: 'account' | 'provider') {
    const platform = await signedIn(who);
    platform.sandbox.addFault({ path: '^/AppEnv', status: 200, body: trunk, times: 0 });
    const { user } = platform.open('/internal/applications/add');
    const hook = within(await screen.findByRole('group', { name: /^Calling webhook/ }));
    await enter(user, hook.getByRole('textbox', { name: /^URL/ }), 'https://x.example/hook');
    const offered = () =>
      within(screen.getByRole('combobox', { name: 'TRUNK' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await screen.findByRole('combobox', { name: 'TRUNK' });
    return { user, offered };
  }

  it('may be one of the account whose user makes the application', async () => {
    const { offered } = await openNew('account');
    expect(offered()).toContain('Hafenkontor SIP trunk');
  });

  it('is one of the account that is chosen now, or of its provider', async () => {
    const { user, offered } = await openNew('provider');
    const account = screen.getByRole('combobox', { name: /^Account/ });
    await waitFor(() => expect(account).not.toHaveValue(''));
    await user.click(account);
    await user.click(await screen.findByRole('option', { name: 'Hafenkontor Logistik' }));
    await waitFor(() => expect(offered()).toContain('Hafenkontor SIP trunk'));
    await user.click(screen.getByRole('combobox', { name: /^Account/ }));
    await user.click(await screen.findByRole('option', { name: /Überlandwerke/ }));
    await waitFor(() => expect(offered()).toContain('Überlandwerke Anlagenanschluss'));
    expect(offered()).not.toContain('Hafenkontor SIP trunk');
    expect(offered()).toContain('Nordlicht Pool');
  });
});
