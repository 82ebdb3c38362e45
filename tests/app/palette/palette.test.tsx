import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decide } from '../../../authProvider/access';
import { createDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/http/http';
import { useScreenCommand } from '../../../src/actions/useScreenCommand';
import { createRegistry } from '../../../src/schema/registry';
import type { ResourceDeclaration } from '../../../src/schema/types';
import type { Session } from '../../../src/session/session';
import { buildAccountSession, buildSession } from '../../support/builders';
import { apiBase, fakePlatform, refusal, type PlatformRoute } from '../../support/fakePlatform';
import { provider, renderFrame } from '../support/renderFrame';

const sid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const firms: ResourceDeclaration = {
  name: 'firms',
  title: 'name',
  nav: { order: 10 },
  api: { base: '/Firms', id: 'firm_sid', paths: { list: '/Providers/{session.current_service_provider_sid}/Firms' } },
  access: { scope: 'account' },
  fields: {
    firm_sid: { type: 'account', reference: { resource: 'firms' } },
    name: { type: 'text' },
    realm: { type: 'text' },
    service_provider_sid: { type: 'sid' },
  },
  search: ['name', 'realm'],
  list: { columns: ['name'], filters: ['q'] },
  form: { sections: { firm: ['name'] } },
};

const numbers: ResourceDeclaration = {
  name: 'numbers',
  title: 'number',
  nav: { order: 20 },
  api: {
    base: '/Numbers',
    id: 'number_sid',
    paging: { size: 100 },
    filters: { q: 'filter' },
    query: { provider: '{session.current_service_provider_sid}' },
  },
  access: { scope: 'account' },
  fields: {
    number_sid: { type: 'sid' },
    number: { type: 'phone' },
    firm_sid: { type: 'account', reference: { resource: 'firms' } },
  },
  search: ['number'],
  list: { columns: ['number'] },
  form: { sections: { number: ['number'] } },
};

const secrets: ResourceDeclaration = { ...firms, name: 'secrets', search: undefined };

const acme = { firm_sid: sid(1), name: 'Acme', realm: 'acme.sip.example.com', service_provider_sid: 'sp-1' };
const other = { firm_sid: sid(2), name: 'Other', realm: 'other.sip.example.com', service_provider_sid: 'sp-2' };
const number = { number_sid: sid(9), number: '15550009999', firm_sid: sid(2) };

/** So many resources that all have to be asked. */
const many = (count: number): ResourceDeclaration[] =>
  Array.from({ length: count }, (_, index) => ({ ...numbers, name: `numbers-${index}`, nav: { order: 30 + index } }));

interface Setting {
  more?: ResourceDeclaration[];
  session?: Session;
  routes?: Record<string, PlatformRoute>;
  page?: () => React.ReactNode;
}

/** The frame over two kinds of records, with the palette open. */
async function openPalette({
  session = buildSession(),
  routes,
  more = [],
  page = () => <h1>Some page</h1>,
}: Setting = {}) {
  const platform = fakePlatform({
    'GET /Firms': () => [acme, other],
    'GET /Firms/:id': ({ params }) =>
      [acme, other].find(({ firm_sid }) => firm_sid === params.id) ?? refusal(404, 'no'),
    'GET /Numbers': ({ query }) => ({ total: 1, data: number.number.includes(query.filter ?? '') ? [number] : [] }),
    'GET /Numbers/:id': ({ params }) => (params.id === number.number_sid ? number : refusal(404, 'no')),
    ...routes,
  });
  const registry = createRegistry([firms, numbers, secrets, ...more]);
  const http = createHttp({ apiBase, fetch: platform.fetch, token: () => 'token' });
  const dataProvider = createDataProvider({ registry, http, facts: () => ({ session, features: {} }) });
  const Page = page;
  const frame = await renderFrame({
    session,
    registry,
    dataProvider,
    canAccess: ({ resource, action, record }) => decide(registry.get(resource), session, {}, action, record),
    providers: [provider('sp-1', 'Alpha'), provider('sp-2', 'Beta')],
    pages: [{ path: '*', element: <Page /> }],
  });
  await screen.findByRole('heading', { level: 1 });
  await frame.user.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: 'Search and commands' });
  const field = within(palette).getByRole('combobox');
  return { ...frame, platform, palette, field };
}

const groupOf = (palette: HTMLElement, name: string) => within(palette).findByRole('group', { name });
const options = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const path = ({ router }: Awaited<ReturnType<typeof openPalette>>) => router.state.location.pathname;

describe('the command palette', () => {
  it('opens with the focus in its field, and gives the focus back', async () => {
    const { user, field } = await openPalette();
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('goes to a screen by keyboard', async () => {
    const opened = await openPalette();
    await opened.user.type(opened.field, 'numb');
    expect(options(await groupOf(opened.palette, 'Screens'))).toEqual(['Numbers', 'Add Numbers']);
    await opened.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path(opened)).toBe('/internal/numbers/add'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('goes to the own profile, where the password is changed', async () => {
    const opened = await openPalette();
    await opened.user.type(opened.field, 'my profile{Enter}');
    await waitFor(() => expect(path(opened)).toBe('/internal/profile'));
  });

  it('runs what the page on screen offers', async () => {
    const press = vi.fn();
    const Page = () => {
      useScreenCommand('Regenerate the key', press);
      return <h1>Record</h1>;
    };
    const { user, field } = await openPalette({ page: Page });
    await user.type(field, 'regen{Enter}');
    await waitFor(() => expect(press).toHaveBeenCalledOnce());
  });
});

describe('a search', () => {
  it('finds a record by a second field, in the whole list of every provider', async () => {
    const { user, field, palette, platform } = await openPalette();
    await user.type(field, 'other.sip');
    expect(options(await groupOf(palette, 'Firms'))).toEqual(['Otherother.sip.example.com']);
    expect(platform.lines('GET /Firms')).toEqual(['GET /Firms']);
  });

  it('asks the server where that can answer, without what narrows the list to one provider', async () => {
    const { user, field, palette, platform } = await openPalette();
    await user.type(field, '15550009999');
    expect(options(await groupOf(palette, 'Numbers'))).toEqual(['15550009999']);
    expect(platform.lines('GET /Numbers')).toEqual(['GET /Numbers?filter=15550009999&page=1&size=50']);
  });

  it('puts first whose name begins with what is typed, and leads to the list for all of them', async () => {
    const firm = (at: number, name: string) => ({ ...acme, firm_sid: sid(at), name, realm: 'harbour.example.com' });
    const late = [...'abcdefg'].map((letter, at) => firm(at + 20, `${letter}-Telecom`));
    const rows = [...late, firm(3, 'Old Harbour'), firm(4, 'Harbour Lines')];
    const Page = () => {
      useScreenCommand('Close the harbour', vi.fn());
      return <h1>Record</h1>;
    };
    const { user, field, palette, router } = await openPalette({ page: Page, routes: { 'GET /Firms': () => rows } });
    await user.type(field, 'harbour');
    const found = options(await groupOf(palette, 'Firms'));
    expect(found.map((text) => text?.replace('harbour.example.com', '')).slice(0, 3)).toEqual([
      'Harbour Lines',
      'Old Harbour',
      'a-Telecom',
    ]);
    expect(found).toHaveLength(7);
    expect(within(palette).getAllByRole('option')[0]).toHaveTextContent('Harbour Lines');
    await user.click(within(palette).getByRole('option', { name: 'All Firms with this text…' }));
    expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"q":"harbour"}');
  });

  it('asks nothing while keys follow each other quickly, nor for a single letter', async () => {
    const { user, field, palette, platform } = await openPalette();
    await user.type(field, 'acme');
    expect(platform.lines()).toEqual([]);
    await groupOf(palette, 'Firms');
    expect(platform.lines('GET /Numbers')).toEqual(['GET /Numbers?filter=acme&page=1&size=50']);
  });

  it('finds nothing that the session may not open', async () => {
    const session = buildAccountSession({ account_sid: acme.firm_sid });
    const { user, field, palette } = await openPalette({ session });
    await user.type(field, 'sip.example');
    expect(options(await groupOf(palette, 'Firms'))).toEqual(['Acmeacme.sip.example.com']);
  });

  it('changes to the provider of what is opened', async () => {
    const opened = await openPalette();
    await opened.user.type(opened.field, '9999');
    await groupOf(opened.palette, 'Numbers');
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(opened.choose).toHaveBeenCalledWith('sp-2'));
    expect(path(opened)).toBe(`/internal/numbers/${number.number_sid}/edit`);
  });

  it('makes at most four requests at the same time', async () => {
    const open: (() => void)[] = [];
    const hold = () => new Promise((resolve) => open.push(() => resolve({ total: 0, data: [] })));
    const resources = many(7).map((resource, index) => ({ ...resource, api: { ...resource.api, base: `/N${index}` } }));
    const routes = Object.fromEntries(resources.map(({ api }) => [`GET ${api.base}`, hold]));
    const { user, field, platform } = await openPalette({ more: resources, routes });
    await user.type(field, 'acme');
    await waitFor(() => expect(platform.lines('GET /N0')).toHaveLength(1));
    await waitFor(() => expect(open).toHaveLength(4));
    open.forEach((answer) => answer());
    await waitFor(() => expect(open).toHaveLength(7));
  });

  it('says what could not be searched', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, field, palette } = await openPalette({ routes: { 'GET /Numbers': () => refusal(500, 'broken') } });
    await user.type(field, 'acme');
    await groupOf(palette, 'Firms');
    expect(await within(palette).findByText('Not everything could be searched: Numbers')).toBeInTheDocument();
  });
});

describe('an identifier', () => {
  /* react-admin reports every refusal, and nothing but one resource has the record. */
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('is looked up when it is whole and chosen, and opens what has it', async () => {
    const opened = await openPalette();
    await opened.user.type(opened.field, acme.firm_sid.slice(0, -1));
    await opened.user.keyboard(acme.firm_sid.slice(-1));
    expect(options(await groupOf(opened.palette, 'Identifier'))).toEqual([`Look up ${acme.firm_sid}`]);
    expect(opened.platform.lines()).toEqual([]);
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(path(opened)).toBe(`/internal/firms/${acme.firm_sid}/edit`));
  });

  it('that nothing has is said to be unknown', async () => {
    const { user, field, palette } = await openPalette();
    await user.type(field, sid(404));
    await user.keyboard('{Enter}');
    expect(await within(palette).findByText('No record with this SID was found.')).toBeInTheDocument();
  });

  it('of somebody else is unknown, too', async () => {
    const session = buildAccountSession({ account_sid: acme.firm_sid });
    const opened = await openPalette({ session });
    await opened.user.type(opened.field, other.firm_sid);
    await opened.user.keyboard('{Enter}');
    expect(await within(opened.palette).findByText('No record with this SID was found.')).toBeInTheDocument();
    expect(path(opened)).toBe('/internal/things');
  });
});
