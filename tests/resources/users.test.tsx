import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectRefusals } from '../engine/form/support/arrangeForm';
import { refusal } from '../support/fakePlatform';
import { arrangeSandbox, type SandboxSetting } from './arrangeSandbox';
import { enter } from '../support/enter';

interface UserRow {
  user_sid: string;
  name: string;
  scope: string;
  account_sid?: string;
}

const list = '/internal/users';
const userOf = async ({ call }: SandboxSetting, name: string) =>
  (await call<UserRow[]>('GET', '/Users')).find((row) => row.name === name)!;
const readUser = ({ call }: SandboxSetting, { user_sid }: UserRow) =>
  call<Record<string, unknown>>('GET', `/Users/${user_sid}`);

async function edit(setting: SandboxSetting, name: string) {
  const row = await userOf(setting, name);
  const view = setting.open(`${list}/${row.user_sid}/edit`);
  await screen.findByRole('button', { name: 'Save' });
  return { ...view, row };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const fill = async ({ user }: Pick<ReturnType<SandboxSetting['open']>, 'user'>, name: string, text: string) => {
  const box = await screen.findByRole('textbox', { name });
  await user.clear(box);
  await enter(user, box, text);
};

describe('the list of users', () => {
  it('has the two columns of the specification, and the owner in words', async () => {
    const { open } = await arrangeSandbox('admin');
    open(list);
    expect(await screen.findByRole('row', { name: /^platform-ops / })).toHaveTextContent('All');
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(headings).toEqual(['User Name', 'Scope', 'Actions']);
    expect(screen.getByRole('row', { name: /^provider / })).toHaveTextContent('Service Provider: Nordlicht Telekom');
    /* The first rows are drawn before the others. */
    expect(await screen.findByRole('row', { name: /^viewer / })).toHaveTextContent('Account: Hafenkontor Logistik');
  });

  it('says on a small screen, too, that an admin reaches everything', async () => {
    const narrow = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as unknown as MediaQueryList);
    const { open } = await arrangeSandbox('admin');
    open(list);
    const card = (await screen.findByRole('link', { name: 'platform-ops' })).closest('li')!;
    expect(within(card).getByRole('term')).toHaveTextContent('Scope');
    expect(within(card).getByRole('definition')).toHaveTextContent('All');
    asked.mockRestore();
  });

  it('is filtered by scope and by the name of the owner', async () => {
    const { open } = await arrangeSandbox('admin');
    const { user } = open(list);
    await screen.findByRole('row', { name: /^viewer / });
    await user.click(screen.getByRole('button', { name: 'Scope All scopes' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Scope' }), 'Admin');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^viewer / })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /^platform-ops / })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Scope' }), 'All scopes');
    await screen.findByRole('row', { name: /^viewer / });
    await enter(user, screen.getByRole('searchbox'), 'hafenkontor');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^platform-ops / })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /^viewer / })).toBeInTheDocument();
  });
});

describe('a new user', () => {
  it('of an account user belongs to that account and its provider', async () => {
    const setting = await arrangeSandbox('account');
    const view = setting.open(`${list}/add`);
    await fill(view, 'User Name', 'colleague');
    await fill(view, 'User email', 'colleague@example.com');
    await enter(view.user, screen.getByLabelText(/^Temporary password/), 'Colleague-1');
    expect(screen.queryByRole('combobox', { name: /^Scope/ })).not.toBeInTheDocument();
    await view.user.click(save());
    await screen.findByText('User created successfully');
    const { account_sid, service_provider_sid } = setting.session;
    expect(setting.sent[0]).toMatchObject({
      line: 'POST /Users',
      status: 201,
      body: { account_sid, service_provider_sid },
    });
    expect(await userOf(setting, 'colleague')).toMatchObject({ scope: 'account' });
  });

  it('of a provider user may not be an admin', async () => {
    const { open } = await arrangeSandbox('provider');
    open(`${list}/add`);
    const scopes = await screen.findByRole('combobox', { name: /^Scope/ });
    expect(within(scopes).queryByRole('option', { name: 'Admin' })).not.toBeInTheDocument();
    expect(within(scopes).getByRole('option', { name: 'Account' })).toBeInTheDocument();
    expect(within(scopes).queryByRole('option', { name: 'None' })).not.toBeInTheDocument();
  });

  it('is not sent without a password, which would end the platform’s process', async () => {
    const setting = await arrangeSandbox('admin');
    const view = setting.open(`${list}/add`);
    await fill(view, 'User Name', 'nobody');
    await fill(view, 'User email', 'nobody@example.com');
    await view.user.click(save());
    expect(await screen.findByRole('button', { name: /^Temporary password:/ })).toBeInTheDocument();
    expect(setting.sent).toEqual([]);
  });

  it('without a provider is refused: the platform would make an admin of it', async () => {
    const setting = await arrangeSandbox('account');
    const { user_sid, name, scope, viewOnly, expires, account_sid = '' } = setting.session;
    const session = { user_sid, name, scope, viewOnly, expires, account_sid };
    const view = setting.open(`${list}/add`, { session });
    await fill(view, 'User Name', 'colleague');
    await fill(view, 'User email', 'colleague@example.com');
    await enter(view.user, screen.getByLabelText(/^Temporary password/), 'Colleague-1');
    await view.user.click(save());
    expect(
      await screen.findByRole('button', { name: /^User Name: Choose a service provider first/ }),
    ).toBeInTheDocument();
    expect(setting.sent).toEqual([]);
  });
});

describe('what a new user is sent with', () => {
  it('says of an admin that there is neither account nor provider', async () => {
    const setting = await arrangeSandbox('admin');
    const view = setting.open(`${list}/add`);
    await view.user.selectOptions(await screen.findByRole('combobox', { name: /^Scope/ }), 'Admin');
    await fill(view, 'User Name', 'second');
    await fill(view, 'User email', 'second@example.com');
    await enter(view.user, screen.getByLabelText(/^Temporary password/), 'Colleague-1');
    expect(screen.queryByText(/the password stays as it is/)).not.toBeInTheDocument();
    await view.user.click(save());
    await screen.findByText('User created successfully');
    expect(setting.sent[0]?.body).toMatchObject({ is_active: 1, account_sid: null, service_provider_sid: null });
  });

  it('is said before Save to be impossible where the provider has no account', async () => {
    const setting = await arrangeSandbox('admin');
    setting.refuseWith((line) => (/^GET .*\/Accounts/.test(line) ? Response.json([]) : undefined));
    const view = setting.open(`${list}/add`);
    await view.user.selectOptions(await screen.findByRole('combobox', { name: /^Scope/ }), 'Account');
    expect(await screen.findByText('Cannot create an account. Service Provider has no accounts.')).toBeInTheDocument();
    expect(save()).toBeDisabled();
  });
});

describe('a user who is moved to an account', () => {
  it('begins with the first account, as a new one does', async () => {
    const setting = await arrangeSandbox('admin');
    const view = await edit(setting, 'noc-hamburg');
    await view.user.selectOptions(screen.getByRole('combobox', { name: /^Scope/ }), 'Account');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Account/ })).not.toHaveValue(''));
  });
});

describe('saving a user', () => {
  it('sends what changed and keeps view-only, without ending the session', async () => {
    const setting = await arrangeSandbox('admin');
    const view = await edit(setting, 'viewer');
    await fill(view, 'User email', 'display@example.com');
    await view.user.click(save());
    await screen.findByText('User updated successfully');
    expect(setting.sent.map(({ body }) => body)).toEqual([{ email: 'display@example.com', is_view_only: 1 }]);
    expect(await readUser(setting, view.row)).toMatchObject({ email: 'display@example.com', is_view_only: true });
  });

  it('of one’s own does not sign one out', async () => {
    const setting = await arrangeSandbox('admin');
    const view = await edit(setting, 'admin');
    await fill(view, 'User email', 'me@example.com');
    await view.user.click(save());
    await screen.findByText('User updated successfully');
    expect(await readUser(setting, view.row)).toMatchObject({ email: 'me@example.com' });
  });

  it.each(['provider', 'Provider'])(
    'refuses a name that another user has, which the platform would take: %s',
    async (name) => {
      const setting = await arrangeSandbox('admin');
      const view = await edit(setting, 'viewer');
      await fill(view, 'User Name', name);
      await view.user.click(save());
      expect(
        await screen.findByRole('button', { name: 'User Name: Another user has this name or email.' }),
      ).toBeInTheDocument();
      expect(setting.sent).toEqual([]);
    },
  );

  it('does not offer an admin an account in one step', async () => {
    const setting = await arrangeSandbox('admin');
    const view = await edit(setting, 'platform-ops');
    await view.user.selectOptions(screen.getByRole('combobox', { name: /^Scope/ }), 'Account');
    await view.user.click(save());
    expect(
      await screen.findByRole('button', { name: /^Scope: The platform does not give an admin an account/ }),
    ).toBeInTheDocument();
    expect(setting.sent).toEqual([]);
  });

  it('notes that moving a user signs them out', async () => {
    const setting = await arrangeSandbox('admin');
    const view = await edit(setting, 'platform-ops');
    await view.user.selectOptions(screen.getByRole('combobox', { name: /^Scope/ }), 'Service provider');
    expect(await screen.findByText('Saving this signs the user out.')).toBeInTheDocument();
  });
});

describe('one’s own user', () => {
  it('is made inactive only after a warning and a second question', async () => {
    const setting = await arrangeSandbox('admin');
    const view = await edit(setting, 'admin');
    await view.user.click(screen.getByRole('checkbox', { name: 'User is active' }));
    expect(await screen.findByText('This is your own user. You would make yourself inactive.')).toBeInTheDocument();
    await view.user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(setting.sent).toEqual([]);
    await view.user.click(save());
    await view.user.click(await screen.findByRole('button', { name: 'Save all the same' }));
    await screen.findByText('User updated successfully');
    expect(setting.sent.map(({ body }) => body)).toEqual([{ is_active: 0, is_view_only: 0 }]);
  });

  it('is moved to a lower scope only after a second question', async () => {
    const setting = await arrangeSandbox('admin');
    const view = await edit(setting, 'admin');
    await view.user.selectOptions(screen.getByRole('combobox', { name: /^Scope/ }), 'Service provider');
    await view.user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
    expect(
      dialog.getByText('This is your own user. You would be signed out, and could do less afterwards.'),
    ).toBeInTheDocument();
    expect(setting.sent).toEqual([]);
  });

  it('is deleted only after two questions', async () => {
    const setting = await arrangeSandbox('admin');
    const { user } = await edit(setting, 'admin');
    await user.click(screen.getByRole('button', { name: 'Delete User' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Delete' }));
    expect(
      dialog.getByText('This is your own user. You would be signed out and could not come back.'),
    ).toBeInTheDocument();
    expect(setting.sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete all the same' }));
    await waitFor(() => expect(setting.sent.map(({ status }) => status)).toEqual([204]));
  });

  it('has no temporary password to be set', async () => {
    const setting = await arrangeSandbox('admin');
    await edit(setting, 'admin');
    expect(screen.queryByRole('button', { name: 'Set a temporary password' })).not.toBeInTheDocument();
  });
});

describe('another user', () => {
  it('is shown to who may only look without an input for a password', async () => {
    const setting = await arrangeSandbox('viewer');
    const row = await userOf(setting, 'account');
    setting.open(`${list}/${row.user_sid}/edit`);
    expect(await screen.findByRole('textbox', { name: 'User Name' })).toHaveValue('account');
    expect(screen.queryByLabelText(/^Temporary password/)).not.toBeInTheDocument();
  });

  it('is deleted after one question', async () => {
    const setting = await arrangeSandbox('admin');
    const { user } = await edit(setting, 'viewer');
    await user.click(screen.getByRole('button', { name: 'Delete User' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted user viewer')).toBeInTheDocument();
  });

  it('gets a temporary password also where the policy cannot be read', async () => {
    expectRefusals();
    const setting = await arrangeSandbox('admin');
    const { user } = await edit(setting, 'viewer');
    setting.refuseWith((line) => (line === 'GET /PasswordSettings' ? refusal(500, 'gone') : undefined));
    await user.click(screen.getByRole('button', { name: 'Set a temporary password' }));
    await user.click(await screen.findByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Copy it now: it is not shown again.')).toBeInTheDocument();
  });

  it('gets a temporary password that is shown once, works, and must be changed', async () => {
    const setting = await arrangeSandbox('admin');
    const { user } = await edit(setting, 'viewer');
    await user.click(screen.getByRole('button', { name: 'Set a temporary password' }));
    await user.click(await screen.findByRole('button', { name: 'Set password' }));
    const shown = await screen.findByText('Copy it now: it is not shown again.');
    const password = shown.parentElement?.querySelector('code')?.textContent ?? '';
    expect(password).toMatch(/^.{16}$/);
    expect(await setting.call('POST', '/login', { username: 'viewer', password })).toMatchObject({
      force_change: true,
    });
    expect(setting.sent[0]?.body).toMatchObject({ is_view_only: 1, force_change: 1 });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.body).not.toHaveTextContent(password));
    expect(save()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /^User email/ }), 'x');
    await user.click(save());
    await screen.findByText('User updated successfully');
    expect(Object.keys(setting.sent.at(-1)?.body as object).sort()).toEqual(['email', 'is_view_only']);
  });
});
