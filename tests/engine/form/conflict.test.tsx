import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../../../src/schema/types';
import { arrangeForm, editAddress, oneSection, sid, thing } from './support/arrangeForm';
import { doorRows, doorsWith } from './support/doors';

const house = thing({
  fields: {
    name: { type: 'text' },
    lit: { type: 'boolean' },
    street_sid: { type: 'reference', reference: { resource: 'streets' } },
    safe: { type: 'group', of: { maker: { type: 'text' }, code: { type: 'secret' } } },
    doors: doorRows,
  },
  form: oneSection('name', 'lit', 'street_sid', 'safe', 'doors'),
});

const doors = doorsWith({
  colour: { type: 'text' },
  height: { type: 'number' },
  open: { type: 'boolean' },
});

const streets = defineResource({
  name: 'streets',
  title: 'name',
  api: { base: '/Streets', id: 'street_sid' },
  access: { scope: 'account' },
  fields: { street_sid: { type: 'sid' }, name: { type: 'text' } },
  list: { columns: ['name'] },
});

const north = { street_sid: sid(31), name: 'Nordweg' };
const south = { street_sid: sid(32), name: 'Südweg' };
const west = { street_sid: sid(33), name: 'Westweg' };
const red = { door_sid: sid(11), thing_sid: sid(1), colour: 'red', height: 2, open: true };
const blue = { door_sid: sid(12), thing_sid: sid(1), colour: 'blue', height: 3, open: false };

/** A house that is open in a form while somebody else changes it. */
async function openWhileOthersSave(
  touch: (view: ReturnType<typeof arrangeForm>) => Promise<unknown>,
  change: (stored: { house: Record<string, unknown>; doors: object[] }) => void,
) {
  const stored = {
    house: {
      thing_sid: sid(1),
      name: 'House',
      lit: 1,
      street_sid: north.street_sid,
      safe: { maker: 'Acme', code: 'abcdefXXXX' },
    } as Record<string, unknown>,
    doors: [{ ...red }, { ...blue }] as object[],
  };
  const view = arrangeForm(
    [house, doors, streets],
    {
      'GET /Things/:id': () => stored.house,
      'PUT /Things/:id': () => undefined,
      'GET /Doors': () => stored.doors,
      'GET /Streets': () => [north, south, west],
      'GET /Streets/:id': ({ params }) => [north, south, west].find(({ street_sid }) => street_sid === params.id),
    },
    editAddress(sid(1)),
  );
  await screen.findByRole('row', { name: 'row 2' });
  await view.user.type(await screen.findByRole('textbox', { name: 'Name' }), 's');
  await touch(view);
  change(stored);
  await view.save();
  return view;
}

/** What both have changed is asked about. */
async function asked() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }));
  return {
    /** What the choices of a field say. */
    choices: (field: string) =>
      within(dialog.getByRole('radiogroup', { name: field }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    fields: () => dialog.getAllByRole('radiogroup').length,
    dialog,
  };
}

async function chooseWest({ user }: ReturnType<typeof arrangeForm>) {
  await user.click(screen.getByRole('combobox', { name: 'Street' }));
  await user.click(await screen.findByRole('option', { name: 'Westweg' }));
}

const nothingElse = () => Promise.resolve();

describe('what somebody else has saved in the meantime', () => {
  it('is taken over and told, where the form has not changed the same', async () => {
    const { bodies } = await openWhileOthersSave(nothingElse, ({ house: saved, doors: rows }) => {
      Object.assign(saved, { street_sid: south.street_sid, lit: 0 });
      rows.pop();
    });
    expect(await screen.findByText(/^Changed by somebody else in the meantime, and taken over: /)).toHaveTextContent(
      'Lit, Street, Doors.',
    );
    expect(await screen.findByText('Things updated')).toBeVisible();
    expect(bodies('PUT')).toEqual([{ name: 'Houses' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Lit' })).not.toBeChecked();
    expect(screen.queryByRole('row', { name: 'row 2' })).toBeNull();
  });

  it('is asked about where both have changed the same, and only there', async () => {
    const { user, bodies } = await openWhileOthersSave(nothingElse, ({ house: saved }) => {
      Object.assign(saved, { name: 'Haus', lit: 0 });
    });
    const { choices, fields, dialog } = await asked();
    expect(choices('Name')).toEqual(['Keep mine: Houses', 'Take theirs: Haus']);
    expect(fields()).toBe(1);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Things updated')).toBeVisible();
    expect(bodies('PUT')).toEqual([{ name: 'Houses' }]);
    expect(screen.getByRole('checkbox', { name: 'Lit' })).not.toBeChecked();
  });

  it('is told of a group part by part, and never its secrets', async () => {
    await openWhileOthersSave(
      async ({ user }) => user.type(screen.getByRole('textbox', { name: 'Maker' }), 'x'),
      ({ house: saved }) => {
        saved.safe = { maker: 'Bolt', code: 'zyxwvuXXXX' };
      },
    );
    const { choices, dialog } = await asked();
    expect(choices('Safe')).toEqual([
      'Keep mine: Maker: Acmex, Code: ••••••',
      'Take theirs: Maker: Bolt, Code: ••••••',
    ]);
    expect(dialog.queryByText(/abcdef|zyxwvu/)).toBeNull();
  });

  it('is told of rows only where they differ', async () => {
    await openWhileOthersSave(
      async ({ user }) =>
        user.type(within(screen.getByRole('row', { name: 'row 1' })).getByRole('textbox', { name: 'Colour' }), 'dish'),
      ({ doors: rows }) => {
        Object.assign(rows[0]!, { open: false });
        rows.push({ door_sid: sid(13), thing_sid: sid(1), colour: 'green', height: 4, open: true });
      },
    );
    const { choices } = await asked();
    await waitFor(() =>
      expect(choices('Doors')).toEqual([
        'Keep mine: 2 rowsColour: reddish, Open: Yes',
        'Take theirs: 3 rowsColour: red, Open: NoColour: green, Height: 4, Open: Yes',
      ]),
    );
  });

  it('is told of a reference by its name', async () => {
    await openWhileOthersSave(chooseWest, ({ house: saved }) => {
      saved.street_sid = south.street_sid;
    });
    const { choices } = await asked();
    await waitFor(() => expect(choices('Street')).toEqual(['Keep mine: Westweg', 'Take theirs: Südweg']));
  });
});
