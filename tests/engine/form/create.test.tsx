import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/schema/types';
import { arrangeForm, oneSection, sid, thing } from './support/arrangeForm';
import { enter } from '../../support/enter';

const lamp = thing({
  fields: {
    name: { type: 'text', required: true },
    port: { type: 'number', options: { min: 1, max: 65535 } },
    is_active: { type: 'boolean', default: true },
  },
  form: oneSection('name', 'port', 'is_active'),
});

const creating = {
  'POST /Things': () => ({ sid: sid(1) }),
  'GET /Things/:id': () => ({ thing_sid: sid(1), name: 'Lamp' }),
};

const nameInput = () => screen.findByRole('textbox', { name: 'Name' });

describe('a new record', () => {
  it('is sent with what was typed and its defaults, once for a double click, and leads to the list', async () => {
    const { user, router, bodies } = arrangeForm([lamp], creating);
    await enter(user, await nameInput(), '  Lamp ');
    await enter(user, screen.getByRole('textbox', { name: 'Port' }), '5060');
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/internal/things'));
    expect(await screen.findByText('Things created')).toBeInTheDocument();
    expect(bodies('POST')).toEqual([{ name: 'Lamp', port: 5060, is_active: 1 }]);
  });

  it('begins with the cursor in its first input', async () => {
    arrangeForm([lamp], creating);
    await waitFor(async () => expect(await nameInput()).toHaveFocus());
  });

  it('cannot be saved while nothing was typed', async () => {
    arrangeForm([lamp], creating);
    await nameInput();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('offers no "None" where something has to be chosen', async () => {
    const kind = { type: 'select', choices: ['lamp', 'bell'] };
    const fields = { name: { type: 'text' }, kind: { ...kind, required: true }, colour: kind };
    arrangeForm([thing({ fields, form: oneSection('name', 'kind', 'colour') })], creating);
    const offered = async (name: string) =>
      within(await screen.findByRole('combobox', { name }))
        .getAllByRole('option')
        .filter((option) => !(option as HTMLOptionElement).disabled)
        .map(({ textContent }) => textContent);
    expect(await offered('Kind')).toEqual(['Lamp', 'Bell']);
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Choose…');
    expect(await offered('Colour')).toEqual(['None', 'Lamp', 'Bell']);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Ctrl+S', '{Control>}s{/Control}'],
  ])('is saved by %s', async (_, keys) => {
    const { user, bodies } = arrangeForm([lamp], creating);
    await enter(user, await nameInput(), 'Lamp');
    await user.keyboard(keys);
    await waitFor(() => expect(bodies('POST')).toEqual([{ name: 'Lamp', is_active: 1 }]));
  });

  it.each([
    ['0', 'This must be at least 1.'],
    ['65536', 'This must be at most 65535.'],
    ['5060.5', 'This must be a whole number.'],
    ['abc', 'This is not a number: digits only.'],
  ])('is not sent with the port %s', async (typed, complaint) => {
    const { user, save, bodies } = arrangeForm([lamp], creating);
    await enter(user, await nameInput(), 'Lamp');
    const port = screen.getByRole('textbox', { name: 'Port' });
    await enter(user, port, typed);
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Port: ${complaint}`);
    expect(port).toBeInvalid();
    expect(port).toHaveAccessibleDescription(complaint);
    expect(port).toHaveValue(typed);
    expect(bodies('POST')).toEqual([]);
  });

  it('is told about a required field on Save, with a way to it', async () => {
    const { user, save, bodies } = arrangeForm([lamp], creating);
    await user.type(await nameInput(), '   ');
    await save();
    const summary = await screen.findByRole('alert');
    await user.click(within(summary).getByRole('button', { name: 'Name: This field is required.' }));
    expect(await nameInput()).toHaveFocus();
    expect(await nameInput()).toBeRequired();
    expect(bodies('POST')).toEqual([]);
  });

  it('tells what is wrong with an input that is left by a press once that is released: nothing moves away from under it', async () => {
    const { user } = arrangeForm([lamp], creating);
    const port = await screen.findByRole('textbox', { name: 'Port' });
    await enter(user, port, '70000');
    const box = screen.getByRole('checkbox');
    await user.pointer({ keys: '[MouseLeft>]', target: box });
    await waitFor(() => expect(port).not.toHaveFocus());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(port).toBeValid();
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(port).toBeInvalid());
    expect(box).not.toBeChecked();
  });

  it('is not put off by a press whose release the page never sees', async () => {
    const { user } = arrangeForm([lamp], creating);
    const port = await screen.findByRole('textbox', { name: 'Port' });
    await user.pointer({ keys: '[MouseLeft>]', target: port });
    await user.keyboard('70000{Tab}');
    await waitFor(() => expect(port).toBeInvalid());
  });

  it('loses an error as soon as its reason is gone', async () => {
    const { user, save } = arrangeForm([lamp], creating);
    await user.type(await nameInput(), ' ');
    await save();
    await screen.findByRole('alert');
    await user.type(await nameInput(), 'L');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(await nameInput()).toBeValid();
  });

  it('is opened after it was made where the declaration says so', async () => {
    const opened = thing({
      fields: { name: { type: 'text' } },
      form: { ...oneSection('name'), after: { create: 'edit' } },
    });
    const { user, router, save } = arrangeForm([opened], creating);
    await enter(user, await nameInput(), 'Lamp');
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/internal/things/${sid(1)}/edit`));
  });

  const needy = (more: Partial<Field> = {}) =>
    thing({
      fields: {
        name: { type: 'text' },
        owner_sid: { type: 'reference', required: true, reference: { resource: 'owners' }, ...more },
      },
      form: { sections: { a: ['name', 'owner_sid'] } },
    });
  const owners = thing({
    name: 'owners',
    api: { base: '/Owners', id: 'owner_sid' },
    list: { columns: ['name'] },
    form: oneSection('name'),
  });

  it('leads away with a message where there is nothing that it must refer to', async () => {
    const { router } = arrangeForm(
      [needy(), owners],
      { 'GET /Owners': () => [] },
      { messages: { things: { needs: { owners: 'First make an owner.' } } } },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('First make an owner.');
    expect(router.state.location.pathname).toBe('/internal/owners');
  });

  it('says so in the words of the console where the declaration has none', async () => {
    arrangeForm([needy(), owners], { 'GET /Owners': () => [] });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is nothing in Owners to choose yet.');
  });

  it('cannot be saved while it shows a field that must refer to something, and there is nothing', async () => {
    const { user, router } = arrangeForm([needy({ visible: { name: 'lamp' } }), owners], { 'GET /Owners': () => [] });
    const save = await screen.findByRole('button', { name: 'Save' });
    await enter(user, await nameInput(), 'lam');
    expect(save).toBeEnabled();
    await enter(user, await nameInput(), 'p');
    expect(await screen.findByText(/There is nothing in Owners to choose yet/)).toBeVisible();
    expect(save).toBeDisabled();
    expect(router.state.location.pathname).not.toBe('/internal/owners');
  });

  it('is asked for in the words of the declaration, where they stand there', async () => {
    const spoken = thing({
      fields: { owner: { type: 'text', label: 'Whose it is', help: 'A name.' } },
      form: oneSection('owner'),
    });
    arrangeForm([spoken], {});
    expect(await screen.findByRole('textbox', { name: 'Whose it is' })).toHaveAccessibleDescription('A name.');
  });
});
