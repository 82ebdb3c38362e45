import { screen, waitFor, within } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { actions } from '../../../src/actions/registry';
import { namedChoices } from '../../../src/fields/choices';
import { panels, type PanelProps } from '../../../src/engine/form/panels/panels';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { buildProviderSession } from '../../support/builders';
import { arrangeForm, editAddress, oneSection, sid, stored, thing } from './support/arrangeForm';

function MirrorPanel({ bind, options, mode }: PanelProps) {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue(bind.target ?? '', options.value, { shouldDirty: true })}>
      {`Fill in ${mode}`}
    </button>
  );
}

beforeAll(() => {
  panels.register('mirror', MirrorPanel);
  namedChoices.register('colours', [{ value: 'red', label: 'Deep red' }, { value: 'blue' }]);
  namedChoices.register('shades', ({ facts }) =>
    facts.subject.colour === 'red' ? [{ value: 'dark' }] : [{ value: 'light' }],
  );
  actions.register('swap-names', ({ values }) =>
    Promise.resolve({ message: 'resources.things.swapped', patch: { name: values.other, other: values.name } }),
  );
});

afterEach(() => accountFilter.set(undefined));

const creating = {
  'POST /Things': () => ({ sid: sid(1) }),
  'GET /Things/:id': () => ({ thing_sid: sid(1), name: 'Lamp' }),
};

const input = (name: string) => screen.findByRole('textbox', { name });

describe('the page of a form', () => {
  const messages = {
    things: {
      name: 'Thing |||| Things',
      titles: { edit: 'Edit thing' },
      fields: { name: 'Thing name' },
      help: { name: 'What it is called.' },
      sections: { main: 'About it' },
      section_help: { main: 'What there is to know.' },
      toasts: { updated: '%{title} is saved' },
    },
  };

  it('names itself, the way back, its parts and its fields in the words of the resource', async () => {
    const described = thing({ form: oneSection('name') });
    const { user, save } = arrangeForm([described], stored({ thing_sid: sid(1), name: 'Lamp' }).routes, {
      ...editAddress(sid(1)),
      messages,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit thing' })).toBeVisible();
    expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Things' })).toHaveAttribute(
      'href',
      '/internal/things',
    );
    expect(screen.getByRole('region', { name: 'About it' })).toHaveTextContent('What there is to know.');
    expect(await input('Thing name')).toHaveAccessibleDescription('What it is called.');
    expect(screen.getByText('Fields marked with an asterisk* are required.')).toBeVisible();
    expect(screen.getByRole('button', { name: `Copy ${sid(1)}` })).toBeVisible();
    expect(document.title).toContain('Edit thing: Lamp');
    await user.type(await input('Thing name'), 'p');
    await save();
    expect(await screen.findByText('Lampp is saved')).toBeVisible();
  });

  it('shows a record’s name as text, whatever it is', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { container } = arrangeForm(
      [thing({ form: oneSection('name') })],
      stored({ thing_sid: sid(1), name }).routes,
      editAddress(sid(1)),
    );
    expect(await screen.findByText(name)).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('a panel', () => {
  it('stands in its section and writes the fields that it is bound to', async () => {
    const panelled = thing({
      fields: { name: { type: 'text' }, other: { type: 'text' } },
      form: {
        sections: { main: ['name', { use: 'mirror', bind: { target: 'other' }, value: 'filled' }] },
      },
    });
    const { user, save, bodies } = arrangeForm([panelled], creating);
    await user.click(await screen.findByRole('button', { name: 'Fill in create' }));
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ other: 'filled' }]));
  });
});

describe('an action of the form', () => {
  it('sees what is typed, and what it gives back is typed for the operator, not saved', async () => {
    const swapping = thing({
      fields: { name: { type: 'text' }, other: { type: 'text' } },
      form: oneSection('name', 'other'),
      actions: { swap: { on: ['form'], call: { use: 'swap-names' } } },
    });
    const { routes } = stored({ thing_sid: sid(1), name: 'Lamp', other: 'Bell' });
    const { user, bodies, save } = arrangeForm([swapping], routes, {
      ...editAddress(sid(1)),
      messages: { things: { swapped: 'Swapped.' } },
    });
    await user.type(await input('Name'), 's');
    await user.click(await screen.findByRole('button', { name: 'Swap' }));
    await waitFor(async () => expect(await input('Other')).toHaveValue('Lamps'));
    expect(await input('Name')).toHaveValue('Bell');
    expect(bodies('PUT')).toEqual([]);
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ name: 'Bell', other: 'Lamps' }]));
  });
});

describe('registered choices', () => {
  it('are a list with labels, or follow what the form holds', async () => {
    const coloured = thing({
      fields: {
        colour: { type: 'select', choices: { use: 'colours' } },
        shade: { type: 'select', choices: { use: 'shades' }, visible: { colour: { set: true } } },
      },
      form: oneSection('colour', 'shade'),
    });
    const { user, save, bodies } = arrangeForm([coloured], creating);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Colour' }), 'Deep red');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Shade' }), 'dark');
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ colour: 'red', shade: 'dark' }]));
  });
});

describe('presets of a new record', () => {
  it('come from the session, the shared filter and the declaration', async () => {
    accountFilter.set(sid(7));
    const preset = thing({
      fields: {
        name: { type: 'text', default: 'Lamp of {session.name}' },
        account_sid: { type: 'text' },
        level: { type: 'number', default: 3 },
      },
      form: oneSection('name', 'account_sid', 'level'),
    });
    const { user, save, bodies } = arrangeForm([preset], creating, { session: buildProviderSession({ name: 'olga' }) });
    expect(await input('Account')).toHaveValue(sid(7));
    await user.type(await input('Level'), '0');
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ name: 'Lamp of olga', account_sid: sid(7), level: 30 }]));
  });
});

describe('a group', () => {
  const grouped = thing({
    fields: {
      name: { type: 'text' },
      bucket: {
        type: 'group',
        of: {
          vendor: { type: 'select', choices: ['aws', 'none'] },
          region: { type: 'text', visible: { vendor: 'aws' }, required: true },
        },
      },
    },
    form: oneSection('name', 'bucket'),
  });

  it('is sent as one object, and its own fields’ errors keep it back', async () => {
    const { routes } = stored({ thing_sid: sid(1), name: 'Lamp', bucket: null });
    const { user, save, bodies } = arrangeForm([grouped], routes, editAddress(sid(1)));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Vendor' }), 'Aws');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Bucket, Region: This field is required.');
    await user.type(await input('Region'), 'eu');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ bucket: { vendor: 'aws', region: 'eu' } }]));
  });

  it('that nobody touched is not sent', async () => {
    const { routes } = stored({ thing_sid: sid(1), name: 'Lamp', bucket: null });
    const { user, save, bodies } = arrangeForm([grouped], routes, editAddress(sid(1)));
    await user.type(await input('Name'), 's');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ name: 'Lamps' }]));
  });
});
