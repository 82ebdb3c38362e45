import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RowsOptions } from '../../../src/schema/options';
import { defineResource, type Field, type ResourceDeclaration } from '../../../src/schema/types';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { buildAccountSession } from '../../support/builders';
import { refusal, type PlatformRequest } from '../../support/fakePlatform';
import { arrangeForm, editAddress, expectRefusals, oneSection, sid, stored, thing } from './support/arrangeForm';
import { enter } from '../../support/enter';

const input = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
const writes = ({ platform }: ReturnType<typeof arrangeForm>) =>
  platform.lines().filter((line) => !line.startsWith('GET'));
const lamp = { thing_sid: sid(1), name: 'Lamp' };

beforeEach(() => accountFilter.set(undefined));

describe('cases of a field', () => {
  const declaration = thing({
    fields: {
      kind: { type: 'select', choices: ['word', 'count'] },
      amount: {
        type: 'text',
        cases: [{ when: { kind: 'count' }, type: 'number', required: true, options: { label: 'how_many' } }],
      },
    },
    form: oneSection('kind', 'amount'),
  });

  it('make another type of it, with another label, and send what that type sends', async () => {
    const { routes } = stored({ ...lamp, kind: 'word', amount: null });
    const messages = { things: { fields: { amount: 'Word', how_many: 'How many' } } };
    const view = arrangeForm([declaration], routes, { ...editAddress(sid(1)), messages });
    expect(await input('Word')).toBeVisible();
    await view.user.selectOptions(screen.getByLabelText('Kind'), 'count');
    const count = await screen.findByLabelText(/^How many/);
    expect(count).toBeRequired();
    await view.user.type(count, '12');
    await view.save();
    await waitFor(() => expect(view.bodies('PUT')).toEqual([{ kind: 'count', amount: 12 }]));
  });
});

describe('an update that the API may only seem to make', () => {
  const declaration = thing({
    api: { base: '/Things', id: 'thing_sid', verifyUpdates: true },
    form: oneSection('name'),
  });

  it('is saved when it can be read back', async () => {
    const view = arrangeForm([declaration], stored(lamp).routes, editAddress(sid(1)));
    await view.user.type(await input('Name'), 's');
    await view.save();
    expect(await screen.findByText('Things updated')).toBeVisible();
  });

  it('is told of at the field when it cannot, and what was typed stays', async () => {
    expectRefusals();
    const deaf = { ...stored(lamp).routes, 'PUT /Things/:id': () => undefined };
    const view = arrangeForm([declaration], deaf, editAddress(sid(1)));
    await view.user.type(await input('Name'), 's');
    await view.save();
    await waitFor(async () => expect(await input('Name')).toBeInvalid());
    expect(await input('Name')).toHaveValue('Lamps');
    expect(screen.queryByText('Things updated')).not.toBeInTheDocument();
  });
});

describe('a save that is asked about once more', () => {
  const declaration = thing({
    fields: {
      name: {
        type: 'text',
        rules: [{ when: { name: { matches: '^Off' } }, question: 'resources.things.sure' }],
      },
    },
    form: oneSection('name'),
  });
  const setting = { ...editAddress(sid(1)), messages: { things: { sure: 'It will be dark.' } } };

  it('is made once that is answered, and not before', async () => {
    const view = arrangeForm([declaration], stored(lamp).routes, setting);
    await view.user.clear(await input('Name'));
    await view.user.type(await input('Name'), 'Off');
    await view.save();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('It will be dark.')).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(writes(view)).toEqual([]);
    await view.save();
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save all the same' }));
    await waitFor(() => expect(view.bodies('PUT')).toEqual([{ name: 'Off' }]));
  });

  it('is asked about in the words of its rule, with what they name', async () => {
    const declaration = thing({
      fields: { name: { type: 'text', rules: [{ maxLength: 3, question: 'rules.max_length' }] } },
      form: oneSection('name'),
    });
    const view = arrangeForm([declaration], stored(lamp).routes, setting);
    await view.user.type(await input('Name'), 's');
    await view.save();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/3/)).toBeVisible();
    expect(dialog.queryByText(/%\{/)).not.toBeInTheDocument();
  });

  it('is not asked about otherwise', async () => {
    const view = arrangeForm([declaration], stored(lamp).routes, setting);
    await view.user.type(await input('Name'), 's');
    await view.save();
    await waitFor(() => expect(view.bodies('PUT')).toEqual([{ name: 'Lamps' }]));
  });
});

describe('an action of the form', () => {
  const withAction = (more: object) =>
    thing({
      form: oneSection('name'),
      actions: { renew: { on: ['form'], call: 'POST /Things/{id}/Renew', ...more } },
    });

  it.each([
    ['a stored record', editAddress(sid(1)), ['Renew']],
    ['a new record', { at: '/internal/things/add' }, ['Begin']],
  ])('stands on that of %s where it says so', async (_, address, there) => {
    const call = 'POST /Things/Renew' as const;
    const actions = { renew: { on: ['form' as const], call }, begin: { on: ['new' as const], call } };
    arrangeForm([thing({ form: oneSection('name'), actions })], stored(lamp).routes, address);
    const shown = await screen.findAllByRole('button', { name: /^(Renew|Begin)/ });
    expect(shown.map(({ textContent }) => textContent)).toEqual(there);
  });

  it('takes what the answer says of a field that nobody types into the form', async () => {
    const { routes } = stored({ ...lamp, code: 'old' });
    const renew = () => ({ code: 'new', name: 'Other', thing_sid: sid(9) });
    const code = { type: 'text', write: 'never' } as const;
    const declaration = thing({
      fields: { name: { type: 'text' }, code },
      form: oneSection('name', 'code'),
      actions: { renew: { on: ['form'], call: 'POST /Things/{id}/Renew' } },
    });
    const view = arrangeForm([declaration], { ...routes, 'POST /Things/:id/Renew': renew }, editAddress(sid(1)));
    expect(await input('Code')).toHaveValue('old');
    await view.user.click(screen.getByRole('button', { name: /^Renew/ }));
    await waitFor(async () => expect(await input('Code')).toHaveValue('new'));
    expect(await input('Name')).toHaveValue('Lamp');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it.each(['sid', 'thing_sid'])('that adds a record opens the one that its answer names by `%s`', async (key) => {
    const records = [lamp, { thing_sid: sid(2), name: 'Other lamp' }];
    const view = arrangeForm(
      [withAction({ operation: 'create' })],
      {
        'GET /Things/:id': ({ params }) => records.find(({ thing_sid }) => thing_sid === params.id),
        'POST /Things/:id/Renew': () => ({ [key]: sid(2) }),
      },
      editAddress(sid(1)),
    );
    expect(await input('Name')).toHaveValue('Lamp');
    await view.user.click(await screen.findByRole('button', { name: /^Renew/ }));
    await waitFor(async () => expect(await input('Name')).toHaveValue('Other lamp'));
  });

  it('that changes one stays where it is', async () => {
    const routes = { ...stored(lamp).routes, 'POST /Things/:id/Renew': () => ({ sid: sid(2) }) };
    const view = arrangeForm([withAction({})], routes, editAddress(sid(1)));
    await input('Name');
    await view.user.click(screen.getByRole('button', { name: /^Renew/ }));
    await waitFor(() => expect(writes(view)).toHaveLength(1));
    expect(await input('Name')).toHaveValue('Lamp');
  });
});

describe('a chosen record', () => {
  it('shows what of it is declared to be shown', async () => {
    const owners = thing({
      name: 'owners',
      api: { base: '/Owners', id: 'owner_sid' },
      fields: { owner_sid: { type: 'sid' }, street: { type: 'text' }, phone: { type: 'text' } },
    });
    const declaration = thing({
      fields: { owner_sid: { type: 'reference', reference: { resource: 'owners', preview: ['street'] } } },
      form: oneSection('owner_sid'),
    });
    const ann = { owner_sid: sid(5), name: 'Ann', street: 'Mill Lane 1', phone: '555' };
    arrangeForm(
      [declaration, owners],
      {
        ...stored({ ...lamp, owner_sid: sid(5) }).routes,
        'GET /Owners': () => [ann],
        'GET /Owners/:id': () => ann,
      },
      editAddress(sid(1)),
    );
    expect(await screen.findByText('Mill Lane 1')).toBeVisible();
    expect(screen.queryByText('555')).not.toBeInTheDocument();
  });
});

describe('child rows', () => {
  const house = (options: RowsOptions = {}, rules: Field['rules'] = []) =>
    thing({
      fields: { kind: { type: 'text' }, doors: { type: 'rows', of: 'doors', rules, options: { ...options } } },
      form: oneSection('name', 'doors'),
    });
  const doors = defineResource({
    name: 'doors',
    title: 'colour',
    api: {
      base: '/Doors',
      id: 'door_sid',
      filters: { thing_sid: 'thing_sid' },
    },
    access: { scope: 'account' },
    fields: {
      door_sid: { type: 'sid' },
      thing_sid: { type: 'text', write: 'create' },
      colour: {
        type: 'text',
        required: true,
        options: { upload: { path: '/Doors/{door_sid}/Colour', part: 'text', above: 10 } },
      },
    },
  }) as ResourceDeclaration;
  const red = { door_sid: sid(11), thing_sid: sid(1), colour: 'red' };
  const blue = { door_sid: sid(12), thing_sid: sid(1), colour: 'blue' };

  function platform(record: Record<string, unknown> = lamp) {
    const kept = [red, blue].map((row) => ({ ...row }));
    const at = (id: string | undefined) => kept.findIndex(({ door_sid }) => door_sid === id);
    return {
      ...stored(record).routes,
      'GET /Doors': () => kept,
      'PUT /Doors/:id': ({ params, body }: PlatformRequest) => void Object.assign(kept[at(params.id)]!, body),
      'POST /Doors/:id/Colour': () => undefined,
      'DELETE /Doors/:id': ({ params }: PlatformRequest) => void kept.splice(at(params.id), 1),
    };
  }
  const colour = (row: number) =>
    within(screen.getByRole('row', { name: `row ${row}` })).findByRole('textbox', { name: 'Colour' });

  it('are told of once they are deleted, by what they were', async () => {
    const removed = [
      { when: { colour: 'red' }, message: 'resources.things.red_gone' },
      { message: 'resources.things.gone' },
    ];
    const messages = { things: { red_gone: 'The red door is gone.', gone: 'A door is gone.' } };
    const declaration = house({ removed });
    const view = arrangeForm([declaration, doors], platform(), { ...editAddress(sid(1)), messages });
    await view.user.click(await screen.findByRole('button', { name: 'Remove row 1' }));
    expect(screen.queryByText('The red door is gone.')).not.toBeInTheDocument();
    await view.save();
    expect(await screen.findByText('The red door is gone.')).toBeVisible();
    expect(screen.queryByText('A door is gone.')).not.toBeInTheDocument();
  });

  it('are asked for only where the parent has some', async () => {
    const declaration = house({ when: { kind: 'house' } });
    const first = arrangeForm([declaration, doors], platform({ ...lamp, kind: 'tent' }), editAddress(sid(1)));
    expect(await input('Name')).toHaveValue('Lamp');
    expect(first.platform.lines('GET /Doors')).toEqual([]);
    first.unmount();
    arrangeForm([declaration, doors], platform({ ...lamp, kind: 'house' }), editAddress(sid(1)));
    expect(await screen.findByRole('row', { name: 'row 2' })).toBeVisible();
  });

  it('count only where they fit a rule that is limited to some', async () => {
    const message = 'resources.things.no_red';
    const declaration = house({}, [{ minRows: 1, rowsWhere: { colour: 'red' }, message }]);
    const messages = { things: { no_red: 'One door must be red.' } };
    const view = arrangeForm([declaration, doors], platform(), { ...editAddress(sid(1)), messages });
    await view.user.click(await screen.findByRole('button', { name: 'Remove row 1' }));
    await view.save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Doors: One door must be red.');
    expect(writes(view)).toEqual([]);
    await view.user.clear(await colour(1));
    await view.user.type(await colour(1), 'red');
    await view.save();
    await waitFor(() => expect(writes(view)).toEqual([`PUT /Doors/${sid(12)}`, `DELETE /Doors/${sid(11)}`]));
  });

  it('send a text that is too long for a body as a file, after the row', async () => {
    const view = arrangeForm([house(), doors], platform(), editAddress(sid(1)));
    await screen.findByRole('row', { name: 'row 2' });
    await enter(view.user, await colour(1), ' like a fire engine');
    await view.save();
    await waitFor(() => expect(writes(view)).toContain(`POST /Doors/${sid(11)}/Colour`));
    expect(view.bodies('POST')).toEqual([expect.stringContaining('red like a fire engine')]);
    expect(JSON.stringify(view.bodies('PUT'))).not.toContain('fire engine');
    expect(await screen.findByText('Things updated')).toBeVisible();
  });

  it('say it at the row when only the file is refused, and send only that again', async () => {
    expectRefusals();
    const answers = [refusal(500, 'disk full'), undefined];
    const routes = { ...platform(), 'POST /Doors/:id/Colour': () => answers.shift() };
    const view = arrangeForm([house(), doors], routes, editAddress(sid(1)));
    await screen.findByRole('row', { name: 'row 2' });
    await enter(view.user, await colour(1), ' like a fire engine');
    await view.save();
    expect(await screen.findByText(/^Saved in part: 1 of 1 rows could not be saved/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Doors, row 1: disk full' })).toBeVisible();
    expect(await colour(1)).toHaveValue('red like a fire engine');
    await view.save();
    expect(await screen.findByText('Things updated')).toBeVisible();
    expect(view.bodies('POST')).toHaveLength(2);
    expect(JSON.stringify(view.bodies('PUT'))).not.toContain('fire engine');
  });
});

describe('a password that is given once', () => {
  const declaration = thing({
    fields: { code: { type: 'password', required: true, write: 'create' } },
    form: oneSection('name', 'code'),
  });

  it('can be seen while it is typed', async () => {
    arrangeForm([declaration], {});
    await screen.findByLabelText(/^Code/);
    expect(screen.getByRole('button', { name: 'Show what was typed' })).toBeVisible();
  });

  it('is locked afterwards: the mask that stands for it can neither be seen nor sent', async () => {
    const view = arrangeForm([declaration], stored({ ...lamp, code: 'sXXXX' }).routes, editAddress(sid(1)));
    expect(await screen.findByLabelText(/^Code/)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Show what was typed' })).not.toBeInTheDocument();
    await view.user.type(await input('Name'), 's');
    await view.save();
    await waitFor(() => expect(view.bodies('PUT')).toEqual([{ name: 'Lamps' }]));
  });
});

describe('steps of the wire', () => {
  const declaration = thing({
    api: {
      base: '/Things',
      id: 'thing_sid',
      read: [
        { step: 'label', from: 'maker', to: 'maker_name', labels: { acme: 'Acme Ltd', 'own:*': 'Own *' } },
        { step: 'text', to: 'name', templates: ['{maker_name} ({label})', '{maker_name}'] },
      ],
      write: [{ step: 'preset', values: { is_lit: 0 } }],
    },
    fields: { label: { type: 'text' }, maker: { type: 'text' } },
    form: oneSection('label', 'maker'),
  });

  it('name values, and make one text of several', async () => {
    arrangeForm(
      [declaration],
      {
        'GET /Things': () => [
          { thing_sid: sid(1), maker: 'acme', label: 'desk' },
          { thing_sid: sid(2), maker: 'own:lab', label: null },
          { thing_sid: sid(3), maker: 'other', label: '' },
        ],
      },
      { at: '/internal/things' },
    );
    for (const name of ['Acme Ltd (desk)', 'Own lab', 'other'])
      expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('send what the form does not have', async () => {
    const view = arrangeForm([declaration], { 'POST /Things': () => ({ sid: sid(4) }) });
    await enter(view.user, await input('Maker'), 'acme');
    await view.save();
    await waitFor(() => expect(view.bodies('POST')).toEqual([expect.objectContaining({ maker: 'acme', is_lit: 0 })]));
  });
});

describe('access', () => {
  it('lets a view-only user do what the declaration excepts', async () => {
    const declaration = thing({ access: { scope: 'account', viewOnlyMay: ['edit'] }, form: oneSection('name') });
    const session = buildAccountSession({ viewOnly: true });
    const view = arrangeForm([declaration], stored(lamp).routes, { ...editAddress(sid(1)), session });
    await view.user.type(await input('Name'), 's');
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await view.save();
    await waitFor(() => expect(writes(view)).toEqual([`PUT /Things/${sid(1)}`]));
  });

  const kept = thing({ access: { scope: 'account', keepsOneOf: 'things' }, form: oneSection('name') });
  const deletion = () => screen.findByRole('button', { name: 'Delete' });

  it('keeps the last record', async () => {
    arrangeForm([kept], stored(lamp).routes, editAddress(sid(1)));
    await input('Name');
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('gives up one of two', async () => {
    const routes = { ...stored(lamp).routes, 'GET /Things': () => [lamp, { thing_sid: sid(2), name: 'Other' }] };
    arrangeForm([kept], routes, editAddress(sid(1)));
    expect(await deletion()).toBeVisible();
  });
});
