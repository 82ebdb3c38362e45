import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineResource, type ResourceDeclaration } from '../../src/schema/types';
import { accountFilter } from '../../src/session/choices/accountFilter';
import { buildAccountSession, buildProviderSession } from '../support/builders';
import type { PlatformRequest } from '../support/fakePlatform';
import { arrangeForm, editAddress, oneSection, sid, stored, thing } from './form/support/arrangeForm';
import { enter } from '../support/enter';

const input = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
const writes = ({ platform }: ReturnType<typeof arrangeForm>) =>
  platform.lines().filter((line) => !line.startsWith('GET'));

beforeEach(() => accountFilter.set(undefined));

describe('nested paths that depend on who asks', () => {
  const below = (end: string) => [
    `/Accounts/{session.account_sid}/Things${end}`,
    `/ServiceProviders/{session.current_service_provider_sid}/Things${end}`,
  ];
  const nested = thing({
    api: {
      base: '/Things',
      id: 'thing_sid',
      paths: {
        list: below(''),
        create: below(''),
        one: below('/{id}'),
        update: below('/{id}'),
        delete: below('/{id}'),
      },
    },
    form: oneSection('name'),
  });

  it.each([
    ['an account user', buildAccountSession(), '/Accounts/account-1/Things'],
    ['a provider user', buildProviderSession(), '/ServiceProviders/sp-1/Things'],
  ])('lead %s to the own ones: listed, opened, saved, deleted', async (_, session, base) => {
    const { routes } = stored({ thing_sid: sid(1), name: 'Lamp' }, base);
    const view = arrangeForm(
      [nested],
      { ...routes, [`DELETE ${base}/:id`]: () => undefined },
      { session, at: '/internal/things' },
    );
    const { user, platform, save, bodies } = view;
    await user.click(await screen.findByRole('link', { name: 'Lamp' }));
    await user.type(await input('Name'), 's');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ name: 'Lamps' }]));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(writes(view)).toEqual([`PUT ${base}/${sid(1)}`, `DELETE ${base}/${sid(1)}`]));
    expect(platform.requests.every(({ path }) => path.startsWith(base))).toBe(true);
  });

  it('take a new record where the list is', async () => {
    const view = arrangeForm(
      [nested],
      { 'POST /Accounts/:account/Things': () => ({ sid: sid(2) }), 'GET /Accounts/:account/Things': () => [] },
      { session: buildAccountSession() },
    );
    await enter(view.user, await input('Name'), 'Bell');
    await view.save();
    await waitFor(() => expect(writes(view)).toEqual(['POST /Accounts/account-1/Things']));
    expect(view.bodies('POST')).toEqual([{ name: 'Bell' }]);
  });
});

describe('a resource that exists once', () => {
  it('has its form at its address and is saved by the declared method', async () => {
    const settings: ResourceDeclaration = {
      name: 'things',
      kind: 'singleton',
      api: { base: '/Settings', paths: { update: 'POST /Settings' } },
      access: { scope: 'admin' },
      fields: { name: { type: 'text', required: true } },
      form: oneSection('name'),
    };
    const now = { name: 'before' };
    const view = arrangeForm(
      [settings],
      { 'GET /Settings': () => now, 'POST /Settings': ({ body }) => void Object.assign(now, body) },
      { at: '/internal/things' },
    );
    expect(await input('Name')).toHaveValue('before');
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await view.user.clear(await input('Name'));
    await enter(view.user, await input('Name'), 'after');
    await view.save();
    await waitFor(() => expect(writes(view)).toEqual(['POST /Settings']));
    expect(view.bodies('POST')).toEqual([{ name: 'after' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  });
});

describe('fields of one choice', () => {
  const priced = thing({
    fields: {
      name: { type: 'text' },
      vendor: { type: 'select', required: true, choices: ['acme', 'bell'] },
      key: { type: 'text', required: true, visible: { vendor: 'acme' }, sendWhenHidden: null },
      region: { type: 'text', visible: { vendor: 'bell' }, sendWhenHidden: null },
    },
    form: oneSection('name', 'vendor', 'key', 'region'),
  });

  it('send the fields of the chosen case alone, and clear those of the other in a stored record', async () => {
    const { routes } = stored({ thing_sid: sid(1), name: 'Voice', vendor: 'acme', key: 'k', region: null });
    const view = arrangeForm([priced], routes, editAddress(sid(1)));
    await view.user.selectOptions(await screen.findByLabelText(/^Vendor/), 'bell');
    await enter(view.user, await input('Region'), 'north');
    expect(screen.queryByRole('textbox', { name: /^Key/ })).not.toBeInTheDocument();
    await view.save();
    await waitFor(() => expect(view.bodies('PUT')).toEqual([{ vendor: 'bell', key: null, region: 'north' }]));
  });

  it('require what the case requires', async () => {
    const view = arrangeForm([priced], {});
    await view.user.selectOptions(await screen.findByLabelText(/^Vendor/), 'acme');
    await view.save();
    expect((await screen.findAllByText(/This field is required/)).length).toBeGreaterThan(0);
    expect(writes(view)).toEqual([]);
  });
});

describe('rows that have an order and are saved as a whole', () => {
  const route = thing({
    fields: {
      name: { type: 'text' },
      stops: { type: 'rows', of: 'stops', options: { order: 'priority', save: '/Things/{id}/Stops' } },
    },
    form: oneSection('name', 'stops'),
  });
  const stops = defineResource({
    name: 'stops',
    title: 'place',
    api: { base: '/Stops', id: 'stop_sid', filters: { thing_sid: 'thing_sid' } },
    access: { scope: 'account' },
    fields: {
      stop_sid: { type: 'sid' },
      thing_sid: { type: 'text', write: 'create' },
      place: { type: 'text', required: true },
      priority: { type: 'number' },
    },
  }) as ResourceDeclaration;
  const at = (n: number, place: string) => ({ stop_sid: sid(10 + n), thing_sid: sid(1), place, priority: n });

  const places = () =>
    screen.getAllByRole('textbox', { name: 'Place' }).map((element) => (element as HTMLInputElement).value);

  it('are moved by buttons, and only the two that changed places are sent', async () => {
    const { routes } = stored({ thing_sid: sid(1), name: 'Line' });
    const view = arrangeForm(
      [route, stops],
      {
        ...routes,
        'GET /Stops': () => [at(0, 'North'), at(1, 'Middle'), at(2, 'South')],
        'PUT /Things/:id/Stops': () => undefined,
      },
      editAddress(sid(1)),
    );
    await waitFor(() => expect(places()).toEqual(['North', 'Middle', 'South']));
    expect(screen.getByRole('button', { name: 'Move row 1 up' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move row 3 down' })).toBeDisabled();
    await view.user.click(screen.getByRole('button', { name: 'Move row 3 up' }));
    expect(places()).toEqual(['North', 'South', 'Middle']);
    await view.save();
    await waitFor(() => expect(writes(view)).toEqual([`PUT /Things/${sid(1)}/Stops`]));
    const [sent] = view.bodies('PUT') as Record<string, unknown>[][];
    expect(sent!.map(({ place, priority }) => [place, priority])).toEqual([
      ['South', 1],
      ['Middle', 2],
    ]);
  });

  it('are moved back without anything to save', async () => {
    const { routes } = stored({ thing_sid: sid(1), name: 'Line' });
    const view = arrangeForm(
      [route, stops],
      { ...routes, 'GET /Stops': () => [at(0, 'North'), at(1, 'South')] },
      editAddress(sid(1)),
    );
    await waitFor(() => expect(places()).toEqual(['North', 'South']));
    await view.user.click(screen.getByRole('button', { name: 'Move row 1 down' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await view.user.click(screen.getByRole('button', { name: 'Move row 2 up' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  });
});

describe('an action with a question', () => {
  const dimmable = (on: 'row' | 'form') =>
    thing({
      form: oneSection('name'),
      actions: {
        dim: {
          on: [on],
          call: 'POST /Things/{id}/Dim',
          body: { level: '{ask.level}' },
          ask: { level: { type: 'number', required: true } },
        },
      },
    });
  const texts = { things: { actions: { dim: { title: 'How dim?', done: 'Dimmed.' } } } };

  it.each([
    ['row', '/internal/things'],
    ['form', `/internal/things/${sid(1)}/edit`],
  ] as const)('is made for a %s once it is answered', async (on, address) => {
    const { routes } = stored({ thing_sid: sid(1), name: 'Lamp' });
    const taken: PlatformRequest[] = [];
    const view = arrangeForm(
      [dimmable(on)],
      { ...routes, 'POST /Things/:id/Dim': (request) => void taken.push(request) },
      { at: address, messages: texts },
    );
    await view.user.click(await screen.findByRole('button', { name: /^Dim/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How dim?' }));
    const level = await dialog.findByLabelText(/^Level/);
    await view.user.click(dialog.getByRole('button', { name: 'Dim' }));
    await waitFor(() => expect(level).toBeInvalid());
    expect(taken).toEqual([]);
    await view.user.type(level, '7');
    await view.user.click(dialog.getByRole('button', { name: 'Dim' }));
    expect(await screen.findByText('Dimmed.')).toBeInTheDocument();
    expect(taken.map(({ path, body }) => [path, body])).toEqual([[`/Things/${sid(1)}/Dim`, { level: 7 }]]);
  });
});

describe('access that differs by operation', () => {
  const guarded = thing({
    access: {
      scope: { account: ['list', 'show', 'edit'], admin: ['create'] },
    },
    fields: { account_sid: { type: 'text' } },
    form: oneSection('name'),
  });
  const rows = [
    { thing_sid: sid(1), name: 'Mine', account_sid: 'account-1' },
    { thing_sid: sid(2), name: 'Theirs', account_sid: 'account-2' },
  ];
  const routes = {
    'GET /Things': () => rows,
    'GET /Things/:id': ({ params }: PlatformRequest) => rows.find(({ thing_sid }) => thing_sid === params.id),
    'PUT /Things/:id': () => undefined,
  };

  it('offers what is allowed: changing the own one, neither adding nor deleting', async () => {
    const view = arrangeForm([guarded], routes, { session: buildAccountSession(), at: '/internal/things' });
    await view.user.click(await screen.findByRole('link', { name: 'Mine' }));
    await view.user.type(await input('Name'), '!');
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await view.save();
    await waitFor(() => expect(writes(view)).toEqual([`PUT /Things/${sid(1)}`]));
    expect(view.bodies('PUT')).toEqual([{ name: 'Mine!' }]);
  });

  it('offers nothing for a new one, nor for somebody else’s', async () => {
    const first = arrangeForm([guarded], routes, { session: buildAccountSession(), at: '/internal/things' });
    await screen.findByRole('link', { name: 'Mine' });
    expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Theirs' })).not.toBeInTheDocument();
    first.unmount();
    arrangeForm([guarded], routes, { session: buildAccountSession(), at: '/internal/things/add' });
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access.');
  });

  it('lets a view-only user look at the form and save nothing', async () => {
    const session = buildAccountSession({ viewOnly: true });
    const view = arrangeForm([guarded], routes, { session, ...editAddress(sid(1)) });
    expect(await screen.findByText(/^You can look/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(writes(view)).toEqual([]);
  });
});
