import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../../../src/schema/types';
import { arrangeForm, editAddress, oneSection, sid, thing } from './support/arrangeForm';
import { doorsWith, toDoors } from './support/doors';

const house = thing({
  fields: {
    name: { type: 'text' },
    lit: { type: 'boolean' },
    street_sid: { type: 'reference', reference: { resource: 'streets' } },
    safe: { type: 'group', of: { maker: { type: 'text' }, code: { type: 'secret' } } },
    doors: { type: 'rows' },
  },
  form: oneSection('name', 'lit', 'street_sid', 'safe', 'doors'),
  related: toDoors,
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
const red = { door_sid: sid(11), thing_sid: sid(1), colour: 'red', height: 2, open: true };
const blue = { door_sid: sid(12), thing_sid: sid(1), colour: 'blue', height: 3, open: false };

/** A house that is open in a form while somebody else changes it. */
async function openWhileOthersSave(change: (stored: { house: Record<string, unknown>; doors: object[] }) => void) {
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
      'GET /Streets': () => [north, south],
      'GET /Streets/:id': ({ params }) => [north, south].find(({ street_sid }) => street_sid === params.id),
    },
    editAddress(sid(1)),
  );
  await screen.findByRole('row', { name: 'row 2' });
  await view.user.type(await screen.findByRole('textbox', { name: 'Name' }), 's');
  change(stored);
  await view.save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }));
  return {
    /** What the choices of a field say. */
    choices: (field: string) =>
      within(dialog.getByRole('radiogroup', { name: field }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    dialog,
  };
}

describe('what somebody else has saved in the meantime is told', () => {
  it('of a reference by its name, of a flag by a word', async () => {
    const { choices } = await openWhileOthersSave(({ house: saved }) => {
      Object.assign(saved, { street_sid: south.street_sid, lit: 0 });
    });
    await waitFor(() => expect(choices('Street')).toEqual(['Keep mine: Nordweg', 'Take theirs: Südweg']));
    await waitFor(() => expect(choices('Lit')).toEqual(['Keep mine: Yes', 'Take theirs: No']));
  });

  it('of a group part by part, and never its secrets', async () => {
    const { choices, dialog } = await openWhileOthersSave(({ house: saved }) => {
      saved.safe = { maker: 'Bolt', code: 'zyxwvuXXXX' };
    });
    expect(choices('Safe')).toEqual(['Keep mine: Maker: Acme, Code: ••••••', 'Take theirs: Maker: Bolt, Code: ••••••']);
    expect(dialog.queryByText(/abcdef|zyxwvu/)).toBeNull();
  });

  it('of rows only where they differ', async () => {
    const { choices } = await openWhileOthersSave(({ doors: rows }) => {
      Object.assign(rows[0]!, { open: false });
      rows.push({ door_sid: sid(13), thing_sid: sid(1), colour: 'green', height: 4, open: true });
    });
    await waitFor(() =>
      expect(choices('Doors')).toEqual([
        'Keep mine: 2 rowsColour: red, Open: Yes',
        'Take theirs: 3 rowsColour: red, Open: NoColour: green, Height: 4, Open: Yes',
      ]),
    );
  });
});
