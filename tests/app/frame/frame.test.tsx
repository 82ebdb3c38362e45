import { act, screen, waitFor, within } from '@testing-library/react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { leavesPage } from '../../../src/engine/form/save/leavesPage';
import { drafts } from '../../../src/session/ending/drafts';
import { buildAccountSession, buildProviderSession, buildSession } from '../../support/builders';
import { compiledResource, registryOf } from '../support/compiledResource';
import { provider, renderFrame } from '../support/renderFrame';
import { enter } from '../../support/enter';

const page = (path: string) => screen.findByRole('heading', { name: `Page at ${path}` });

async function openUserMenu(user: Awaited<ReturnType<typeof renderFrame>>['user']) {
  await user.click(await screen.findByRole('button', { name: /^User menu/ }));
  return screen.findByRole('dialog', { name: /^User menu/ });
}

describe('the provider switcher', () => {
  const switcher = (name: string) => screen.findByRole('button', { name: `Choose a service provider, now ${name}` });

  it('takes the first provider by name for an admin who has chosen none', async () => {
    const { choose } = await renderFrame({
      session: buildSession({ current_service_provider_sid: undefined }),
      providers: [provider('z', 'Zulu'), provider('m', 'Mike')],
    });
    await page('/internal/things');
    expect(choose).toHaveBeenCalledExactlyOnceWith('m');
  });

  it('leaves a choice that does not exist any more', async () => {
    const { choose } = await renderFrame({ session: buildSession({ current_service_provider_sid: 'gone' }) });
    await waitFor(() => expect(choose).toHaveBeenCalledWith('sp-1'));
  });

  it('finds a provider by its name and chooses it by keyboard', async () => {
    const { user, choose } = await renderFrame();
    await user.click(await switcher('Alpha'));
    await user.type(await screen.findByRole('combobox', { name: 'Find a service provider' }), 'bet');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Beta']);
    await user.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledWith('sp-2');
    expect(await switcher('Beta')).toBeInTheDocument();
  });

  it('says when no provider has such a name', async () => {
    const { user } = await renderFrame();
    await user.click(await switcher('Alpha'));
    await user.type(await screen.findByRole('combobox'), 'xyz');
    expect(screen.getByText('No service provider matches')).toBeInTheDocument();
  });

  it.each([
    ['/internal/things', '/internal/things'],
    ['/internal/things/add', '/internal/things/add'],
    ['/internal/things/42/edit', '/internal/things'],
  ])('leads from %s to %s', async (from, to) => {
    const { user } = await renderFrame({ at: from });
    await user.click(await switcher('Alpha'));
    await user.click(await screen.findByRole('option', { name: 'Beta' }));
    expect(await page(to)).toBeInTheDocument();
  });

  it('keeps the provider of a form that the operator does not leave', async () => {
    const Form = () => {
      useBlocker(true);
      return <h1>Unsaved form</h1>;
    };
    const { user, choose } = await renderFrame({
      at: '/internal/things/42/edit',
      pages: [{ path: '*', element: <Form /> }],
    });
    await user.click(await switcher('Alpha'));
    await user.click(await screen.findByRole('option', { name: 'Beta' }));
    expect(await switcher('Alpha')).toBeInTheDocument();
    expect(choose).not.toHaveBeenCalled();
  });

  it('tells a page that stays at its address that it is left', async () => {
    const asked: unknown[] = [];
    const Form = () => {
      useBlocker(({ nextLocation }) => asked.push(leavesPage(nextLocation.state)) < 0);
      return <h1>Settings</h1>;
    };
    const { user } = await renderFrame({ pages: [{ path: '*', element: <Form /> }] });
    await user.click(await switcher('Alpha'));
    await user.click(await screen.findByRole('option', { name: 'Beta' }));
    expect(await switcher('Beta')).toBeInTheDocument();
    expect(asked[0]).toBe(true);
  });

  it('throws away what was loaded for the provider before', async () => {
    const { user, queryClient } = await renderFrame();
    queryClient.setQueryData(['things', 'getList'], ['old']);
    await user.click(await switcher('Alpha'));
    await user.click(await screen.findByRole('option', { name: 'Beta' }));
    await waitFor(() => expect(queryClient.getQueryData(['things', 'getList'])).toBeUndefined());
  });

  it('only names the provider to everybody else', async () => {
    await renderFrame({ session: buildProviderSession(), providers: [provider('sp-1', 'Alpha')] });
    expect(await screen.findByText('Alpha')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /service provider/i })).not.toBeInTheDocument();
  });

  it('offers to try again when the providers cannot be loaded', async () => {
    const loadProviders = vi
      .fn(() => Promise.resolve([provider('sp-1', 'Alpha')]))
      .mockRejectedValueOnce(Object.assign(new Error('no'), { status: 500 }));
    const { user } = await renderFrame({
      session: buildSession({ current_service_provider_sid: undefined }),
      loadProviders,
    });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await page('/internal/things')).toBeInTheDocument();
  });
});

describe('a new provider', () => {
  const openDialog = async (user: Awaited<ReturnType<typeof renderFrame>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Add service provider' }));
    return screen.findByRole('dialog', { name: 'Add new service provider' });
  };

  it('is made by its name and becomes the one that is looked at', async () => {
    const addProvider = vi.fn(() => Promise.resolve('sp-3'));
    const { user, choose } = await renderFrame({ addProvider });
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole('textbox', { name: /Service provider name/ }), ' Gamma {Enter}');
    expect(await screen.findByText('Added new service provider Gamma')).toBeInTheDocument();
    expect(addProvider).toHaveBeenCalledExactlyOnceWith('Gamma');
    await waitFor(() => expect(choose).toHaveBeenCalledWith('sp-3'));
  });

  it('that the platform refuses is told of, and its name stays', async () => {
    const { user, choose } = await renderFrame({
      addProvider: () => Promise.reject(new Error("Duplicate entry 'Beta'")),
    });
    const dialog = await openDialog(user);
    const name = within(dialog).getByRole('textbox', { name: /Service provider name/ });
    await user.type(name, 'Beta{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent("Duplicate entry 'Beta'");
    expect(name).toHaveValue('Beta');
    expect(choose).not.toHaveBeenCalled();
  });

  it('needs a name', async () => {
    const addProvider = vi.fn(() => Promise.resolve('sp-3'));
    const { user } = await renderFrame({ addProvider });
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This field is required.');
    expect(addProvider).not.toHaveBeenCalled();
  });

  it.each([
    ['a provider user', buildProviderSession()],
    ['an admin who may only look', buildSession({ viewOnly: true })],
  ])('is not offered to %s', async (_who, session) => {
    await renderFrame({ session });
    await page('/internal/things');
    expect(screen.queryByRole('button', { name: 'Add service provider' })).not.toBeInTheDocument();
  });
});

describe('without any provider', () => {
  const session = buildSession({ current_service_provider_sid: undefined });

  it('an admin is sent to the settings with an error', async () => {
    await renderFrame({ session, providers: [] });
    expect(await page('/internal/settings')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('You need a service provider first.');
  });

  it('a provider user is sent there, too, and told who can help', async () => {
    const who = buildProviderSession({ current_service_provider_sid: undefined });
    const { router } = await renderFrame({ session: who, providers: [] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ask an administrator to give you one.');
    expect(router.state.location.pathname).toBe('/internal/settings');
  });

  it('the settings are reached without one', async () => {
    await renderFrame({ session, providers: [], at: '/internal/settings' });
    expect(await page('/internal/settings')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the user menu', () => {
  it('names the user and the scope, and leads to the own profile', async () => {
    const { user } = await renderFrame();
    const menu = await openUserMenu(user);
    expect(menu).toHaveTextContent('olga');
    expect(menu).toHaveTextContent('Scope: Admin');
    await user.click(within(menu).getByRole('menuitem', { name: 'My profile' }));
    expect(await page('/internal/profile')).toBeInTheDocument();
  });

  it('shows that a user may only look', async () => {
    await renderFrame({ session: buildAccountSession({ viewOnly: true }) });
    expect(await screen.findByText('View only')).toBeInTheDocument();
  });

  it('leads from the name to the own user', async () => {
    const { user } = await renderFrame({ session: buildSession({ user_sid: 'user-1' }) });
    await user.click(within(await openUserMenu(user)).getByRole('menuitem', { name: /^olga/ }));
    expect(await page('/internal/users/user-1/edit')).toBeInTheDocument();
  });

  it('asks before what is typed is lost by signing out', async () => {
    const { user, signOut } = await renderFrame();
    const end = drafts.offer('/internal/things/add', () => ({ values: { name: 'half a name' }, leftOut: [] }));
    await user.click(within(await openUserMenu(user)).getByRole('menuitem', { name: 'Sign out' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(signOut).not.toHaveBeenCalled();
    await user.click(within(await openUserMenu(user)).getByRole('menuitem', { name: 'Sign out' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(signOut).toHaveBeenCalledOnce();
    end();
  });

  it('signs out', async () => {
    const { user, signOut } = await renderFrame();
    await user.click(within(await openUserMenu(user)).getByRole('menuitem', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('changes the theme at once and remembers it', async () => {
    const { user } = await renderFrame();
    const dark = within(await openUserMenu(user)).getByRole('menuitemradio', { name: 'Theme: Dark' });
    await user.click(dark);
    await waitFor(() => expect(document.documentElement.dataset.mode).toBe('dark'));
    expect(dark).toBeChecked();
    expect(localStorage.getItem('prefs.theme')).toBe('"dark"');
  });

  it('changes the language', async () => {
    const { user } = await renderFrame();
    await user.click(within(await openUserMenu(user)).getByRole('menuitemradio', { name: 'Language: Deutsch' }));
    expect(await screen.findByRole('dialog', { name: 'Benutzermenü von olga' })).toBeInTheDocument();
    expect(localStorage.getItem('prefs.locale')).toBe('"de"');
    expect(document.documentElement.lang).toBe('de');
  });
});

it('a change of language leaves what is typed', async () => {
  const Form = () => <input aria-label={useTranslate()('form.save')} />;
  const { user } = await renderFrame({ pages: [{ path: '*', element: <Form /> }] });
  await enter(user, await screen.findByRole('textbox', { name: 'Save' }), 'half a sentence');
  await user.click(within(await openUserMenu(user)).getByRole('menuitemradio', { name: 'Language: Deutsch' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('textbox', { name: 'Speichern' })).toHaveValue('half a sentence');
});

describe('the frame', () => {
  it('marks where one is', async () => {
    await renderFrame({
      at: '/internal/things/1/edit',
      registry: registryOf(compiledResource('things'), compiledResource('others')),
    });
    await page('/internal/things/1/edit');
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Things']);
  });

  it('remembers that the navigation is collapsed', async () => {
    const { user } = await renderFrame();
    await user.click(await screen.findByRole('button', { name: 'Collapse navigation' }));
    expect(await screen.findByRole('button', { name: 'Expand navigation' })).toBeInTheDocument();
    expect(localStorage.getItem('prefs.navigation.collapsed')).toBe('true');
  });

  it('goes on when a page crashes, and tries again on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Page = () => {
      if (isBroken) throw new Error('broken part');
      return <h1>Mended</h1>;
    };
    const { user } = await renderFrame({ pages: [{ path: '*', element: <Page /> }] });
    expect(await screen.findByRole('heading', { name: 'Something went wrong on this page' })).toBeInTheDocument();
    expect(screen.getByRole('navigation')).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeInTheDocument();
  });

  it('tells that the server cannot be reached until it answers again', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('no')).mockResolvedValue(new Response());
    const { reachability } = await renderFrame({ fetch: send });
    await page('/internal/things');
    await act(() => reachability.fetch('/x').catch(() => undefined));
    expect(await screen.findByText('The server cannot be reached')).toBeInTheDocument();
    await act(() => reachability.fetch('/x'));
    expect(screen.queryByText('The server cannot be reached')).not.toBeInTheDocument();
  });

  it('lists the keys on a question mark', async () => {
    const { user } = await renderFrame();
    await page('/internal/things');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  });

  it('lets the keyboard skip to the content', async () => {
    const { user } = await renderFrame();
    await page('/internal/things');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves the focus to the content of a page that was gone to', async () => {
    const { user } = await renderFrame({
      registry: registryOf(compiledResource('things'), compiledResource('others')),
    });
    await user.click(await screen.findByRole('link', { name: 'Others' }));
    await page('/internal/others');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('a group of the navigation', () => {
  it('has the heading that is specified', async () => {
    const grouped = compiledResource('things', { nav: { group: 'byo-services' } });
    await renderFrame({ registry: registryOf(grouped) });
    expect((await screen.findAllByText('BYO Services')).length).toBeGreaterThan(0);
  });
});

describe('the user in the top bar', () => {
  it('is a link to the own user’s page, with the name that the platform has once the record is saved', async () => {
    const { queryClient } = await renderFrame({
      session: buildSession({ name: 'ada' }),
      readOwnName: () => Promise.resolve('ada lovelace'),
    });
    const link = await screen.findByRole('link', { name: /^ada Scope: Admin/ });
    expect(link).toHaveAttribute('href', `/internal/users/${buildSession().user_sid}/edit`);
    await act(() => queryClient.invalidateQueries({ queryKey: ['profile'] }));
    expect(await screen.findByRole('link', { name: /^ada lovelace/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'User menu of ada lovelace' })).toBeInTheDocument();
  });

  it('signs out by one press', async () => {
    const { user, signOut } = await renderFrame();
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });
});
