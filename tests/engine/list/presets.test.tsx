import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { panels, type PanelProps } from '../../../src/engine/form/panels/panels';
import { defineResource, type ResourceDeclaration } from '../../../src/schema/types';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { buildAccountSession, buildSession } from '../../support/builders';
import { fakePlatform, refusal, type PlatformRoute } from '../../support/fakePlatform';
import { renderConsole, type ConsoleSetting } from '../../support/renderConsole';
import { makeThings, messages, pagesOf, sidOf, things } from './things';

const owners = defineResource({
  name: 'owners',
  title: 'label',
  api: { base: '/Owners', id: 'owner_sid', many: 'list' },
  access: { scope: 'account' },
  fields: { owner_sid: { type: 'sid' }, label: { type: 'text' }, account_sid: { type: 'text' } },
  list: { columns: ['label'] },
});

const zoe = { owner_sid: sidOf(902), label: 'Zoe', account_sid: 'account-2' };
const ada = { owner_sid: sidOf(901), label: 'Ada', account_sid: 'account-1' };

const open = (
  declaration: ResourceDeclaration,
  routes: Record<string, PlatformRoute>,
  more: Partial<ConsoleSetting> = {},
) => {
  const platform = fakePlatform(routes);
  const declarations = [declaration, owners as ResourceDeclaration];
  const view = renderConsole({ declarations, fetch: platform.fetch, at: '/internal/things', messages, ...more });
  return { platform, ...view };
};

beforeEach(() => accountFilter.set(undefined));

describe('a filter that a list cannot do without', () => {
  const reference = { resource: 'owners', preset: 'first' as const };
  const owned = things({
    list: {
      columns: ['name'],
      filters: [{ owner_sid: { type: 'reference', required: true, reference } }],
    },
  });
  const asked = (platform: ReturnType<typeof fakePlatform>) =>
    platform.requests.filter(({ path }) => path === '/Things').map(({ query }) => query.owner_sid);

  it('begins with the first record of what it refers to, and asks for no list before', async () => {
    const { platform } = open(owned, { 'GET /Owners': () => [zoe, ada], 'GET /Things': pagesOf(makeThings(2)) });
    expect(await screen.findByRole('button', { name: 'Owner Ada' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Thing 1' })).toBeInTheDocument());
    expect(asked(platform)).toEqual([ada.owner_sid]);
  });

  it('takes what the operator chooses', async () => {
    const routes = { 'GET /Owners': () => [zoe, ada], 'GET /Things': pagesOf(makeThings(2)) };
    const { platform, user } = open(owned, routes);
    await screen.findByText('Thing 1');
    await user.click(await screen.findByRole('button', { name: 'Owner Ada' }));
    await user.click(await screen.findByRole('option', { name: 'Zoe' }));
    await waitFor(() => expect(asked(platform)).toEqual([ada.owner_sid, zoe.owner_sid]));
  });

  it('leaves the list empty, unasked, where there is no record to choose', async () => {
    const { platform } = open(owned, { 'GET /Owners': () => [] });
    expect(await screen.findByText('No things.')).toBeInTheDocument();
    expect(asked(platform)).toEqual([]);
  });

  it('says why where it cannot be found out', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { platform } = open(owned, { 'GET /Owners': () => refusal(500, 'owners are on holiday') });
    expect(await screen.findByRole('alert')).toHaveTextContent('owners are on holiday');
    expect(asked(platform)).toEqual([]);
  });

  it('narrows the export too', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const routes = { 'GET /Owners': () => [zoe, ada], 'GET /Things': pagesOf(makeThings(2)) };
    const { platform, user } = open(owned, routes);
    await screen.findByText('Thing 1');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Exported 2 records')).toBeInTheDocument();
    expect(asked(platform)).toEqual([ada.owner_sid, ada.owner_sid]);
  });
});

describe('a panel of a list', () => {
  const Notice = ({ resource, options, record }: PanelProps) => (
    <p>{`Notice ${String(options.text)} over ${resource.name}, ${record ? 'a record' : 'no record'}`}</p>
  );
  if (!panels.has('made-up-notice')) panels.register('made-up-notice', Notice);

  it('stands above the rows and is given its options', async () => {
    const list = { columns: ['name'], panels: [{ use: 'made-up-notice', text: 'of spring' }] };
    open(things({ list }), { 'GET /Things': pagesOf(makeThings(1)) });
    const notice = await screen.findByText('Notice of spring over things, no record');
    const row = await screen.findByRole('link', { name: 'Thing 1' });
    expect(notice.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['account', 0],
    ['admin', 1],
  ])('takes no room where it is not there: %s', async (scope, count) => {
    const visible = { 'session.scope': 'admin' };
    const list = { columns: ['name'], panels: [{ use: 'made-up-notice', text: 'of spring', visible }] };
    const session = scope === 'admin' ? buildSession() : buildAccountSession();
    const { container } = open(things({ list }), { 'GET /Things': pagesOf(makeThings(1)) }, { session });
    await screen.findByRole('link', { name: 'Thing 1' });
    expect(container.querySelectorAll('.list-panels')).toHaveLength(count);
    await waitFor(() => expect(screen.queryAllByText(/^Notice of spring/)).toHaveLength(count));
  });
});

describe('a bulk question that follows from the selection', () => {
  const routed = things({
    list: { columns: ['name'], bulk: ['hand-over'] },
    fields: { ...things().fields, account_sid: { type: 'text' } },
    actions: {
      'hand-over': {
        on: ['bulk'],
        call: 'PUT /Things/{id}',
        body: { owner_sid: '{ask.owner_sid}' },
        ask: {
          owner_sid: {
            type: 'reference',
            reference: { resource: 'owners', filter: { account_sid: '{selection.account_sid}' } },
          },
        },
      },
    },
  });
  const [first, second] = makeThings(2);

  async function ask(rows: (typeof first)[]) {
    const view = open(routed, {
      'GET /Owners': () => [zoe, ada],
      'GET /Things': pagesOf(rows as never),
      'PUT /Things/:id': () => undefined,
    });
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
    const bar = within(await screen.findByRole('group', { name: 'Hand over' }));
    return { ...view, bar, box: await bar.findByRole('combobox', { name: /^Owner/ }) };
  }

  it('offers what belongs to the account that all rows have', async () => {
    const { user, box, bar, platform } = await ask([first, second]);
    await user.click(box);
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toContain('Ada');
    expect(screen.queryByRole('option', { name: 'Zoe' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'Ada' }));
    await user.click(bar.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(platform.lines('PUT')).toHaveLength(2));
    const bodies = platform.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(bodies).toEqual([{ owner_sid: ada.owner_sid }, { owner_sid: ada.owner_sid }]);
  });

  it('is not run before it is answered: None is chosen like every other, and asked about with the number of records', async () => {
    const { user, box, bar, platform } = await ask([first, second]);
    await user.click(bar.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(box).toBeInvalid());
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: 'None' }));
    await user.click(bar.getByRole('button', { name: 'Hand over' }));
    const question = within(
      await screen.findByText(/taken away from 2 records/).then((text) => text.closest('[role=dialog]') as HTMLElement),
    );
    expect(platform.lines('PUT')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.click(await bar.findByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText(/taken away from 2 records/)).toBeInTheDocument();
    expect(platform.lines('PUT')).toEqual([]);
  });

  it('offers nobody’s where the rows have several accounts, says so, and still clears', async () => {
    const { user, box, bar, platform } = await ask([first, { ...second!, account_sid: 'account-2' }]);
    await user.click(box);
    expect(screen.queryByRole('option', { name: /Ada|Zoe/ })).not.toBeInTheDocument();
    expect(bar.getByText(/^The selected records do not have the same “Account/)).toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'None' }));
    await user.click(bar.getByRole('button', { name: 'Hand over' }));
    await user.click(await screen.findByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(platform.lines('PUT')).toHaveLength(2));
    const bodies = platform.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(bodies).toEqual([{ owner_sid: null }, { owner_sid: null }]);
  });
});

describe('a page that is refused', () => {
  const closed = (denied: Partial<ResourceDeclaration['access']> = {}) =>
    things({ access: { scope: { admin: ['list'], account: ['show', 'edit'] }, ...denied } });
  const texts = { things: { ...messages.things, denied: { list: 'Things are for administrators.' } } };

  it('leads to another page with its message where the declaration says so', async () => {
    const declaration = closed({ denied: '/internal/elsewhere/{session.account_sid}' });
    const { router, platform } = open(declaration, {}, { session: buildAccountSession(), messages: texts });
    expect(await screen.findByText('Things are for administrators.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/internal/elsewhere/account-1');
    expect(platform.lines()).toEqual([]);
  });

  it.each([
    ['no other page is named', undefined],
    ['its address lacks a value', '/internal/elsewhere/{session.no_such_value}'],
  ])('stays and says so where %s', async (_, redirect) => {
    const declaration = closed(redirect ? { denied: redirect } : {});
    const { router } = open(declaration, {}, { session: buildAccountSession(), messages: texts });
    expect(await screen.findByRole('alert')).toHaveTextContent('Things are for administrators.');
    expect(router.state.location.pathname).toBe('/internal/things');
  });
});
