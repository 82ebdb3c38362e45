import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrangeForm, editAddress, oneSection, sid, stored, thing } from './support/arrangeForm';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { enter } from '../../support/enter';

const owners = thing({
  name: 'owners',
  api: { base: '/Owners', id: 'owner_sid' },
  fields: { owner_sid: { type: 'sid' } },
});
const rooms = thing({
  name: 'rooms',
  api: { base: '/Rooms', id: 'room_sid', filters: { owner_sid: 'owner_sid' } },
  fields: { room_sid: { type: 'sid' }, owner_sid: { type: 'text' }, is_open: { type: 'boolean' } },
});
const lamp = thing({
  fields: {
    owner_sid: { type: 'reference', required: true, reference: { resource: 'owners' } },
    room_sid: {
      type: 'reference',
      reference: { resource: 'rooms', filter: { owner_sid: '{record.owner_sid}' }, candidates: { is_open: true } },
    },
  },
  form: oneSection('name', 'owner_sid', 'room_sid'),
});

const all = [
  { room_sid: sid(11), owner_sid: sid(1), name: 'Kitchen', is_open: 1 },
  { room_sid: sid(12), owner_sid: sid(1), name: 'Cellar', is_open: 0 },
  { room_sid: sid(13), owner_sid: sid(2), name: 'Attic', is_open: 1 },
];

const routes = {
  'GET /Owners': () => [
    { owner_sid: sid(1), name: 'Ann' },
    { owner_sid: sid(2), name: 'Bob' },
  ],
  'GET /Rooms': ({ query }: { query: Record<string, string> }) =>
    all.filter(({ owner_sid }) => owner_sid === query.owner_sid),
  'GET /Rooms/:id': ({ params }: { params: Record<string, string> }) =>
    all.find(({ room_sid }) => room_sid === params.id),
  'POST /Things': () => ({ sid: sid(9) }),
  'GET /Things/:id': () => ({ thing_sid: sid(9), name: 'Lamp' }),
};

const box = (name: string) => screen.findByRole('combobox', { name });

async function choose(user: ReturnType<typeof arrangeForm>['user'], name: string, option: string) {
  await user.click(await box(name));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('a reference', () => {
  it('offers only what its filter and its condition let through, and sends the identifier', async () => {
    const { user, save, bodies, platform } = arrangeForm([lamp, owners, rooms], routes);
    expect(await screen.findByText('Fill in what this depends on first.')).toBeVisible();
    expect(platform.lines('GET /Rooms')).toEqual([]);
    await choose(user, 'Owner', 'Ann');
    await user.click(await box('Room'));
    await screen.findByRole('option', { name: 'Kitchen' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Kitchen']);
    await user.click(screen.getByRole('option', { name: 'Kitchen' }));
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ owner_sid: sid(1), room_sid: sid(11) }]));
    expect(platform.lines('GET /Rooms?')[0]).toBe(`GET /Rooms?owner_sid=${sid(1)}`);
  });

  it('is cleared when what it depends on changes and it no longer fits', async () => {
    const { user } = arrangeForm([lamp, owners, rooms], routes);
    await choose(user, 'Owner', 'Ann');
    await choose(user, 'Room', 'Kitchen');
    expect(await box('Room')).toHaveValue('Kitchen');
    await choose(user, 'Owner', 'Bob');
    await waitFor(async () => expect(await box('Room')).toHaveValue(''));
  });

  it('keeps a stored value that it would not offer', async () => {
    const { routes: own } = stored({ thing_sid: sid(9), name: 'Lamp', owner_sid: sid(1), room_sid: sid(12) });
    const { user, save, bodies } = arrangeForm([lamp, owners, rooms], { ...routes, ...own }, editAddress(sid(9)));
    await waitFor(async () => expect(await box('Room')).toHaveValue('Cellar'));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ name: 'Lamps' }]));
  });

  it('of a stored record reads what can be chosen once it has the focus', async () => {
    const { routes: own } = stored({ thing_sid: sid(9), name: 'Lamp', owner_sid: sid(1), room_sid: sid(11) });
    const one = { 'GET /Owners/:id': () => ({ owner_sid: sid(1), name: 'Ann' }) };
    const { user, platform } = arrangeForm([lamp, owners, rooms], { ...routes, ...own, ...one }, editAddress(sid(9)));
    await waitFor(async () => expect(await box('Owner')).toHaveValue('Ann'));
    await waitFor(async () => expect(await box('Room')).toHaveValue('Kitchen'));
    const lists = () => platform.lines().filter((line) => /^GET \/(Owners|Rooms)($|\?)/.test(line));
    expect(lists()).toEqual([]);
    await choose(user, 'Owner', 'Bob');
    await waitFor(async () => expect(await box('Room')).toHaveValue(''));
    expect(lists()).toEqual(['GET /Owners', `GET /Rooms?owner_sid=${sid(2)}`]);
  });

  it('that holds a value is typed over: the first that fits is chosen by Enter, the value comes back by Escape', async () => {
    const { user } = arrangeForm([lamp, owners, rooms], routes);
    await choose(user, 'Owner', 'Ann');
    await user.clear(await box('Owner'));
    await user.type(await box('Owner'), 'bo');
    expect(await box('Owner')).toHaveValue('bo');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(await box('Owner')).toHaveValue('Ann');
    await user.clear(await box('Owner'));
    await user.type(await box('Owner'), 'bo{Enter}');
    expect(await box('Owner')).toHaveValue('Bob');
  });

  it('draws fifty options at most', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ owner_sid: sid(1000 + index), name: `Owner ${index}` }));
    const { user } = arrangeForm([lamp, owners, rooms], { ...routes, 'GET /Owners': () => many });
    await user.click(await box('Owner'));
    expect(await screen.findAllByRole('option')).toHaveLength(50);
    await user.type(await box('Owner'), '987');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
  });

  it('begins with the first candidate of a new record where it says so', async () => {
    const eager = {
      ...lamp,
      fields: {
        ...lamp.fields,
        owner_sid: { type: 'reference', required: true, reference: { resource: 'owners', preset: 'first' } },
      },
    } as typeof lamp;
    const { user, save, bodies } = arrangeForm([eager, owners, rooms], routes);
    await waitFor(async () => expect(await box('Owner')).toHaveValue('Ann'));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await enter(user, screen.getByRole('textbox', { name: 'Name' }), 'Lamp');
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ name: 'Lamp', owner_sid: sid(1) }]));
  });

  const presetting = (preset: 'last' | 'only', required = true) =>
    ({
      ...lamp,
      fields: {
        ...lamp.fields,
        account_sid: { type: 'text' },
        owner_sid: { type: 'reference', required, reference: { resource: 'owners', preset } },
      },
      form: oneSection('name', 'account_sid', 'owner_sid'),
    }) as typeof lamp;

  it('begins with the one that the last new record of the same account had, else with the first', async () => {
    const made = { thing_sid: sid(9), name: 'Lamp', account_sid: 'east', owner_sid: sid(2) };
    const lasting = { ...routes, 'GET /Things/:id': () => made };
    const { user, save, bodies } = arrangeForm([presetting('last'), owners, rooms], lasting);
    await waitFor(async () => expect(await box('Owner')).toHaveValue('Ann'));
    await enter(user, screen.getByRole('textbox', { name: 'Account' }), 'east');
    await choose(user, 'Owner', 'Bob');
    await save();
    await waitFor(() => expect(bodies('POST')).toHaveLength(1));
    await screen.findByText('Things created');

    await user.click((await screen.findAllByRole('link', { name: 'Add Things' }))[0]!);
    /* The account that a new record has had is what lists and the next form begin with. */
    await waitFor(async () => expect(await box('Owner')).toHaveValue('Bob'));
    await choose(user, 'Owner', 'Ann');
    const account = screen.getByRole('textbox', { name: 'Account' });
    await user.clear(account);
    await enter(user, account, 'east');
    expect(await box('Owner')).toHaveValue('Ann');
    accountFilter.set(undefined);
  });

  it('follows what it was preset by, and what a person has chosen stays where it fits', async () => {
    const bounded = presetting('last');
    const owned = {
      ...bounded,
      fields: {
        ...bounded.fields,
        owner_sid: {
          ...bounded.fields.owner_sid,
          reference: {
            resource: 'owners',
            preset: 'last',
            candidates: { any: [{ account_sid: null }, { account_sid: { sameAs: 'record.account_sid' } }] },
          },
        },
      },
    } as typeof lamp;
    const made = { thing_sid: sid(9), name: 'Lamp', account_sid: 'east', owner_sid: sid(2) };
    const some = [
      { owner_sid: sid(1), name: 'Ann', account_sid: null },
      { owner_sid: sid(2), name: 'Bob', account_sid: null },
      { owner_sid: sid(3), name: 'Cleo', account_sid: 'east' },
    ];
    const { user, save, bodies } = arrangeForm(
      [owned, { ...owners, fields: { ...owners.fields, account_sid: { type: 'text' } } }, rooms],
      {
        ...routes,
        'GET /Owners': () => some,
        'GET /Things/:id': () => made,
      },
    );
    const account = async (text: string) => {
      const input = await screen.findByRole('textbox', { name: 'Account' });
      await user.clear(input);
      await enter(user, input, text);
    };
    await account('east');
    await choose(user, 'Owner', 'Bob');
    await save();
    await waitFor(() => expect(bodies('POST')).toHaveLength(1));
    await user.click((await screen.findAllByRole('link', { name: 'Add Things' }))[0]!);
    await waitFor(async () => expect(await box('Owner')).toHaveValue('Bob'));

    /* The last one of another account is nothing to this one. */
    await account('west');
    await waitFor(async () => expect(await box('Owner')).toHaveValue('Ann'));
    await account('east');
    await waitFor(async () => expect(await box('Owner')).toHaveValue('Bob'));
    await choose(user, 'Owner', 'Ann');
    await account('north');
    await account('east');
    expect(await box('Owner')).toHaveValue('Ann');
    await choose(user, 'Owner', 'Cleo');
    await account('west');
    expect(await screen.findByText('“Cleo” no longer fits and was taken out.')).toBeVisible();
    expect(await box('Owner')).toHaveValue('');
    await save();
    await waitFor(async () => expect(await box('Owner')).toBeInvalid());
    await choose(user, 'Owner', 'Bob');
    expect(screen.queryByText(/no longer fits/)).not.toBeInTheDocument();
    accountFilter.set(undefined);
  });

  it('begins with the only one there is where it says so, and takes None for an answer', async () => {
    const one = { ...routes, 'GET /Owners': () => [{ owner_sid: sid(1), name: 'Ann' }] };
    const { user, save, bodies } = arrangeForm([presetting('only', false), owners, rooms], one);
    await waitFor(async () => expect(await box('Owner')).toHaveValue('Ann'));
    await user.clear(await box('Owner'));
    await user.tab();
    await enter(user, screen.getByRole('textbox', { name: 'Name' }), 'Lamp');
    expect(await box('Owner')).toHaveValue('');
    await save();
    await waitFor(() => expect(bodies('POST')).toHaveLength(1));
    expect(bodies('POST')[0]).not.toHaveProperty('owner_sid', sid(1));
  });

  it('begins with none where there are several to choose the only one from', async () => {
    const { user } = arrangeForm([presetting('only', false), owners, rooms], routes);
    await user.click(await box('Owner'));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(await box('Owner')).toHaveValue('');
  });

  it('is searched by the server where that pages', async () => {
    const paged = thing({
      name: 'owners',
      api: {
        base: '/Owners',
        id: 'owner_sid',
        paging: { size: 100 },
        filters: { q: 'search' },
      },
      list: { columns: ['name'], filters: ['q'] },
      fields: { owner_sid: { type: 'sid' } },
    });
    const search = ({ query }: { query: Record<string, string> }) => ({
      total: 500,
      data: query.search === 'zoe' ? [{ owner_sid: sid(7), name: 'Zoe' }] : [{ owner_sid: sid(1), name: 'Ann' }],
    });
    const { user, save, bodies } = arrangeForm([lamp, paged, rooms], { ...routes, 'GET /Owners': search });
    await user.type(await box('Owner'), 'zoe');
    await user.click(await screen.findByRole('option', { name: 'Zoe' }));
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ owner_sid: sid(7) }]));
  });
});
