import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ResourceDeclaration } from '../../../src/schema/types';
import { fillIn } from '../../support/enter';
import { arrangeForm, editAddress, expectRefusals, oneSection, sid, stored, thing } from './support/arrangeForm';
import { doorRows, doorsWith } from './support/doors';

const house = thing({
  fields: { name: { type: 'text' }, doors: { ...doorRows, uniqueRows: ['colour'] } },
  form: oneSection('name', 'doors'),
});
const doors = doorsWith({ colour: { type: 'text' } });

const twoColours = { things: { add_row: { doors: 'Add a door' } } };

const row = (number: number) => within(screen.getByRole('row', { name: `row ${number}` }));
const colour = (number: number) => row(number).findByRole('textbox', { name: 'Colour' });

/** A new house with two doors of one colour; the cursor is still in the second. */
async function twoRedDoors() {
  const view = arrangeForm([house, doors], { 'GET /Doors': () => [] }, { messages: twoColours });
  const { user } = view;
  await fillIn(user, () => screen.findByRole('textbox', { name: 'Name' }), 'House');
  for (const number of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Add a door' }));
    await user.type(await colour(number), 'red');
  }
  expect(await colour(2)).toHaveFocus();
  return view;
}

describe('Save with the cursor in an input that a rule over all rows refuses', () => {
  it.each([
    ['a press', (view: Awaited<ReturnType<typeof twoRedDoors>>) => view.save()],
    ['Enter', ({ user }: Awaited<ReturnType<typeof twoRedDoors>>) => user.keyboard('{Enter}')],
  ])('says so at once: %s', async (_, save) => {
    const view = await twoRedDoors();
    await save(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('row 2, Colour');
    expect(await colour(2)).toBeInvalid();
    expect(view.bodies('POST')).toEqual([]);
  });

  it('takes it back where either of the two is changed', async () => {
    const view = await twoRedDoors();
    await view.save();
    await waitFor(async () => expect(await colour(2)).toBeInvalid());
    await view.user.type(await colour(1), 'dish');
    await waitFor(async () => expect(await colour(2)).toBeValid());
  });
});

const lamp = thing({ form: { ...oneSection('name'), after: { edit: 'list' } } });
const record = { thing_sid: sid(1), name: 'Lamp' };

/** A stored lamp whose save is answered when `answer` is called. */
async function saveBegun(declaration: ResourceDeclaration = lamp) {
  const { routes } = stored(record);
  let answer: (response?: Response) => void = () => undefined;
  const held = new Promise<Response | undefined>((resolve) => (answer = resolve));
  const view = arrangeForm([declaration], { ...routes, 'PUT /Things/:id': () => held }, editAddress(sid(1)));
  await fillIn(view.user, () => screen.findByRole('textbox', { name: 'Name' }), 'Torch');
  await view.save();
  await screen.findByRole('button', { name: 'Saving…' });
  return { ...view, answer };
}

describe('while a form is being saved', () => {
  it('nothing can be typed that would be lost', async () => {
    const { answer } = await saveBegun(thing({ form: oneSection('name') }));
    const name = screen.getByRole('textbox', { name: 'Name', hidden: true });
    expect(name.closest('[inert]')).not.toBeNull();
    answer();
    expect(await screen.findByText('Things updated')).toBeVisible();
    await waitFor(() => expect(name.closest('[inert]')).toBeNull());
  });

  it('who wants to leave is told that it is on its way, and is not called back by a late answer', async () => {
    const { user, answer, router } = await saveBegun();
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave while this is being saved?' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/internal/things'));
    await router.navigate('/internal/things/add');
    answer();
    expect(await screen.findByText('Things updated')).toBeVisible();
    expect(router.state.location.pathname).toBe('/internal/things/add');
  });
});

describe('a save that fails', () => {
  it('is led to, wherever Save stands', async () => {
    expectRefusals();
    const { answer } = await saveBegun();
    answer(new Response('<html>bad gateway</html>', { status: 502 }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('of what is no record of a list, since it is gone, can be tried again', async () => {
    expectRefusals();
    const settings = thing({ kind: 'singleton', list: undefined, form: oneSection('name') });
    let saves = 0;
    const { user, save } = arrangeForm(
      [settings],
      {
        'GET /Things': () => ({ name: 'Lamp' }),
        'PUT /Things': () => {
          saves += 1;
          return new Response('', { status: 404 });
        },
      },
      { at: '/internal/things' },
    );
    await fillIn(user, () => screen.findByRole('textbox', { name: 'Name' }), 'Torch');
    await save();
    expect(await screen.findByText('This record no longer exists.')).toBeVisible();
    await save();
    await waitFor(() => expect(saves).toBe(2));
  });
});
