import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, type PlatformRequest } from '../../support/fakePlatform';
import { arrangeForm, editAddress, expectRefusals, oneSection, sid, thing } from './support/arrangeForm';
import { doorRows, doorsWith } from './support/doors';
import { enter } from '../../support/enter';

const house = thing({
  fields: {
    name: { type: 'text' },
    doors: { ...doorRows, rules: [{ minRows: 1, message: 'resources.things.no_door' }] },
  },
  form: oneSection('name', 'doors'),
});

const doors = doorsWith({
  colour: { type: 'text', required: true },
  lock: { type: 'text', visible: { colour: { not: 'open' } } },
});

const messages = { things: { no_door: 'A house needs a door.', add_row: { doors: 'Add a door' } } };

const red = { door_sid: sid(11), thing_sid: sid(1), colour: 'red', lock: 'yale' };
const blue = { door_sid: sid(12), thing_sid: sid(1), colour: 'blue', lock: null };

function street(rows: Record<string, unknown>[] = [red, blue]) {
  const kept = rows.map((row) => ({ ...row }));
  let next = 20;
  return {
    kept,
    routes: {
      'GET /Things/:id': () => ({ thing_sid: sid(1), name: 'House' }),
      'POST /Things': () => ({ sid: sid(1) }),
      'PUT /Things/:id': () => undefined,
      'GET /Doors': () => kept,
      'POST /Doors': ({ body }: PlatformRequest) => {
        const given = body as Record<string, unknown>;
        if (given.colour === 'green') return refusal(400, 'green is not a door colour');
        next += 1;
        kept.push({ door_sid: sid(next), ...given });
        return { sid: sid(next) };
      },
      'PUT /Doors/:id': ({ params, body }: PlatformRequest) => {
        Object.assign(kept.find(({ door_sid }) => door_sid === params.id) ?? {}, body);
      },
      'DELETE /Doors/:id': ({ params }: PlatformRequest) => {
        kept.splice(
          kept.findIndex(({ door_sid }) => door_sid === params.id),
          1,
        );
      },
    },
  };
}

const row = (number: number) => within(screen.getByRole('row', { name: `row ${number}` }));
const colour = (number: number) => row(number).findByRole('textbox', { name: 'Colour' });
const writes = ({ platform }: ReturnType<typeof arrangeForm>) =>
  platform.lines().filter((line) => !line.startsWith('GET'));

const declarations = [house, doors];
const editing = { ...editAddress(sid(1)), messages };

describe('a row that is added', () => {
  const following = { when: { colour: 'red' }, values: { colour: 'blue' } };
  const begun = { ...house, fields: { ...house.fields, doors: { ...doorRows, options: { following } } } };

  it('begins with what follows a last row of its kind, and with nothing after another', async () => {
    const { user } = arrangeForm([begun, doors], { 'GET /Doors': () => [] }, { messages });
    const add = async () => user.click(await screen.findByRole('button', { name: 'Add a door' }));
    await add();
    expect(await colour(1)).toHaveValue('');
    await enter(user, await colour(1), 'red');
    await add();
    expect(await colour(2)).toHaveValue('blue');
    await add();
    expect(await colour(3)).toHaveValue('');
  });
});

describe('child rows', () => {
  it('are saved with Save: new, changed and removed ones, and no other', async () => {
    const view = arrangeForm(declarations, street().routes, editing);
    const { user, save, bodies } = view;
    await screen.findByRole('row', { name: 'row 2' });
    await enter(user, await colour(1), 'dish');
    await user.click(screen.getByRole('button', { name: 'Remove row 2' }));
    await user.click(screen.getByRole('button', { name: 'Add a door' }));
    await enter(user, await colour(2), 'white');
    expect(writes(view)).toEqual([]);
    await save();
    expect(await screen.findByText('Things updated')).toBeVisible();
    expect(writes(view).sort()).toEqual([`DELETE /Doors/${sid(12)}`, 'POST /Doors', `PUT /Doors/${sid(11)}`]);
    expect(bodies('PUT')).toEqual([{ colour: 'reddish' }]);
    expect(bodies('POST')).toEqual([{ colour: 'white', thing_sid: sid(1) }]);
    expect(await colour(2)).toHaveValue('white');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('have their errors at the cell', async () => {
    const view = arrangeForm(declarations, street().routes, editing);
    await screen.findByRole('row', { name: 'row 2' });
    await view.user.clear(await colour(2));
    await view.save();
    const summary = within(await screen.findByRole('alert'));
    await view.user.click(summary.getByRole('button', { name: 'Doors, row 2, Colour: This field is required.' }));
    expect(await colour(2)).toHaveFocus();
    expect(await colour(2)).toBeInvalid();
    expect(await colour(1)).toBeValid();
    expect(writes(view)).toEqual([]);
  });

  it('take their errors along when a row above is removed', async () => {
    const view = arrangeForm(declarations, street().routes, editing);
    await screen.findByRole('row', { name: 'row 2' });
    await view.user.clear(await colour(2));
    await view.save();
    await screen.findByRole('alert');
    await view.user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    await waitFor(async () => expect(await colour(1)).toBeInvalid());
  });

  it('have rules of the table as a whole', async () => {
    const view = arrangeForm(declarations, street([red]).routes, editing);
    await view.user.click(await screen.findByRole('button', { name: 'Remove row 1' }));
    await view.save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Doors: A house needs a door.');
    expect(writes(view)).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Add a door' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('have conditions that read their own row', async () => {
    const { user } = arrangeForm(declarations, street().routes, editing);
    await screen.findByRole('row', { name: 'row 2' });
    await user.clear(await colour(2));
    await enter(user, await colour(2), 'open');
    expect(row(2).queryByRole('textbox', { name: 'Lock' })).not.toBeInTheDocument();
    expect(row(1).getByRole('textbox', { name: 'Lock' })).toHaveValue('yale');
  });

  it('that were refused keep the form open, and the next Save sends only those', async () => {
    expectRefusals();
    const view = arrangeForm(declarations, street([red]).routes, editing);
    const { user, save, bodies } = view;
    await screen.findByRole('row', { name: 'row 1' });
    for (const name of ['green', 'white']) {
      await user.click(screen.getByRole('button', { name: 'Add a door' }));
      await enter(user, await colour(name === 'green' ? 2 : 3), name);
    }
    await save();
    expect(await screen.findByText(/Saved in part: 1 of 2 rows could not be saved/)).toBeVisible();
    expect(screen.getByRole('row', { name: 'row 2' })).toHaveTextContent('green is not a door colour');
    expect(await colour(2)).toHaveValue('green');
    await user.clear(await colour(2));
    await enter(user, await colour(2), 'grey');
    await save();
    expect(await screen.findByText('Things updated')).toBeVisible();
    expect(bodies('POST').map((body) => (body as { colour: string }).colour)).toEqual(['green', 'white', 'grey']);
    expect(bodies('PUT')).toEqual([]);
  });

  it('that were refused do not make a new record twice', async () => {
    expectRefusals();
    const view = arrangeForm(declarations, street([]).routes, { messages });
    const { user, save } = view;
    await enter(user, await screen.findByRole('textbox', { name: 'Name' }), 'House');
    await user.click(screen.getByRole('button', { name: 'Add a door' }));
    await enter(user, await colour(1), 'green');
    await save();
    expect(await screen.findByText(/Saved in part/)).toBeVisible();
    await user.clear(await colour(1));
    await enter(user, await colour(1), 'grey');
    await save();
    expect(await screen.findByText('Things created')).toBeVisible();
    expect(writes(view).filter((line) => line === 'POST /Things')).toHaveLength(1);
    expect(writes(view).filter((line) => line === 'POST /Doors')).toHaveLength(2);
  });
});
