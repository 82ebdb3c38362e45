import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResourceDeclaration } from '../../../src/schema/types';
import { buildAccountSession, buildProviderSession, buildSession } from '../../support/builders';
import { fakePlatform, refusal, type PlatformRoute } from '../../support/fakePlatform';
import { renderConsole } from '../../support/renderConsole';
import { expectRefusals } from '../form/support/arrangeForm';
import { makeThings, sidOf, things } from '../list/things';

const foreign = makeThings(1, { account_sid: 'account-2', name: 'Secret of others' })[0]!;
const own = makeThings(1)[0]!;
const elsewhere = things({ name: 'others' });
const edit = `/internal/things/${sidOf(1)}/edit`;

interface Opened {
  resource?: ResourceDeclaration;
  one?: PlatformRoute;
  list?: PlatformRoute;
  session?: ReturnType<typeof buildSession>;
  at?: string;
  /** What the resource says of refused operations. */
  denied?: Record<string, string>;
}

/** Opens an address of things as an account user, where nothing else is said. */
function open({ resource = things(), one = () => own, list = () => [], session, at = edit, denied = {} }: Opened) {
  expectRefusals();
  const platform = fakePlatform({ 'GET /Things/:id': one, 'GET /Things': list });
  const messages = { things: { denied } };
  const setting = { declarations: [resource, elsewhere], fetch: platform.fetch, at, messages };
  return { platform, ...renderConsole({ ...setting, session: session ?? buildAccountSession() }) };
}

const message = () => screen.findByRole('alert');

describe('the page of a record of somebody else', () => {
  it.each<[string, PlatformRoute]>([
    ['which the platform gives out', () => foreign],
    ['which the platform forbids', () => refusal(403, 'insufficient permissions')],
    ['which the platform calls a bad request', () => refusal(400, 'insufficient privileges')],
    ['which the platform denies to exist', () => new Response(null, { status: 404 })],
  ])('%s leads to the list and shows nothing of it', async (_how, one) => {
    const { router } = open({ one });
    expect(await message()).toHaveTextContent('You do not have access.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/internal/things'));
    expect(screen.queryByText(/Secret of others/)).not.toBeInTheDocument();
  });

  it('says what the declaration says, and leads where it says without a list to go to', async () => {
    const { router } = open({
      one: () => foreign,
      resource: things({
        access: {
          scope: { admin: ['list'], account: ['show'] },
          denied: { show: '/internal/others' },
        },
      }),
      denied: { show: 'Not yours' },
    });
    expect(await message()).toHaveTextContent('Not yours');
    expect(router.state.location.pathname).toBe('/internal/others');
  });
});

describe('the page of a record', () => {
  it('is closed below its lowest scope, before anything is asked for', async () => {
    const { platform } = open({ resource: things({ access: { scope: 'admin' } }), session: buildProviderSession() });
    expect(await message()).toHaveTextContent('You do not have access.');
    expect(platform.lines()).toEqual([]);
  });

  it('does not exist where the address can be none of a record', async () => {
    const { platform } = open({ at: '/internal/things/not-a-uuid/edit', session: buildSession() });
    expect(await screen.findByText('No such page')).toBeInTheDocument();
    expect(platform.lines()).toEqual([]);
  });

  it('says that a record is gone which the list had a moment ago', async () => {
    const { user } = open({
      list: () => ({ total: 1, data: [own] }),
      one: () => new Response(null, { status: 404 }),
      at: '/internal/things',
    });
    await user.click(await screen.findByRole('link', { name: 'Thing 1' }));
    expect(await message()).toHaveTextContent('This record no longer exists.');
  });

  it('says why nothing can be changed', async () => {
    const denied = { edit: 'Only admins change things' };
    open({ resource: things({ access: { scope: { account: ['show'], admin: ['edit'] } } }), denied });
    expect(await screen.findByText('Only admins change things')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});

describe('a list', () => {
  it('below its lowest scope leads where the declaration says, with its message', async () => {
    const denied = { list: '/internal/others?of={session.account_sid}' };
    const { router, platform } = open({
      resource: things({ access: { scope: { admin: ['list'] }, denied } }),
      denied: { list: 'Not all of them' },
      at: '/internal/things',
    });
    expect(await message()).toHaveTextContent('Not all of them');
    expect(router.state.location.search).toContain('of=account-1');
    expect(platform.lines('GET /Things?')).toEqual([]);
  });

  it.each([
    ['with a domain is shown', 'teams.example.com', 'Things'],
    ['without one is not', null, 'Alpha has no domain'],
  ])('for a provider %s', async (_what, ms_teams_fqdn, text) => {
    const when = { list: { 'session.current_service_provider.ms_teams_fqdn': { set: true } } };
    const provider = { service_provider_sid: 'sp-1', name: 'Alpha', ms_teams_fqdn };
    open({
      resource: things({
        access: { scope: 'account', when },
      }),
      denied: { list: '%{provider} has no domain' },
      session: buildSession({ current_service_provider: provider }),
      at: '/internal/things',
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('the page of a new record', () => {
  const needsDomain = { 'session.current_service_provider.ms_teams_fqdn': { set: true } } as const;
  const closed = things({
    access: {
      scope: 'account',
      when: { list: needsDomain, create: needsDomain },
    },
  });
  const openNew = (ms_teams_fqdn: string | null) =>
    open({
      resource: closed,
      session: buildSession({
        viewOnly: true,
        current_service_provider: { service_provider_sid: 'sp-1', name: 'Alpha', ms_teams_fqdn },
      }),
      at: '/internal/things/add',
      denied: { list: '%{provider} has no domain' },
    });

  it('is refused for what keeps the list closed', async () => {
    openNew(null);
    expect(await screen.findByText('Alpha has no domain')).toBeInTheDocument();
  });

  it('is refused without that reason where the list is open', async () => {
    openNew('teams.example.com');
    expect(await screen.findByRole('heading', { name: 'No access' })).toBeInTheDocument();
    expect(screen.queryByText('Alpha has no domain')).not.toBeInTheDocument();
  });
});

describe('the address of the only record', () => {
  it('leads to it', async () => {
    const { router } = open({ list: () => ({ total: 1, data: [own] }), at: '/internal/things/first' });
    await waitFor(() => expect(router.state.location.pathname).toBe(edit));
  });

  it('leads to a new one where there is none', async () => {
    const { router } = open({ list: () => ({ total: 0, data: [] }), at: '/internal/things/first' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/internal/things/add'));
  });
});

it('a refused save says what the declaration says', async () => {
  const messages = { things: { denied: { edit: 'Only admins change things' } } };
  expectRefusals();
  const platform = fakePlatform({
    'GET /Things/:id': () => own,
    'PUT /Things/:id': () => refusal(403, 'insufficient permissions'),
  });
  const { user } = renderConsole({ declarations: [things()], fetch: platform.fetch, at: edit, messages });
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Only admins change things')).toBeInTheDocument();
});
