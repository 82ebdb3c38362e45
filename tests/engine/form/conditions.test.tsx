import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrangeForm, editAddress, expectRefusals, oneSection, sid, stored, thing } from './support/arrangeForm';
import { enter } from '../../support/enter';

const creating = {
  'POST /Things': () => ({ sid: sid(1) }),
  'GET /Things/:id': () => ({ thing_sid: sid(1), name: 'Lamp' }),
};

const input = (name: string) => screen.findByRole('textbox', { name });

describe('a condition', () => {
  const conditional = thing({
    fields: {
      name: { type: 'text' },
      kind: { type: 'select', choices: ['lamp', 'bell'] },
      watt: { type: 'text', visible: { kind: 'lamp' }, required: { name: 'bright' } },
      tone: { type: 'text', readOnly: { kind: 'lamp' } },
    },
    form: oneSection('name', 'kind', 'watt', 'tone'),
  });

  it('shows a field, and what it hides again is not sent', async () => {
    const { user, save, bodies } = arrangeForm([conditional], creating);
    const kind = await screen.findByRole('combobox', { name: 'Kind' });
    expect(screen.queryByRole('textbox', { name: 'Watt' })).not.toBeInTheDocument();
    await user.selectOptions(kind, 'Lamp');
    await user.type(await input('Watt'), '40');
    await user.selectOptions(kind, 'Bell');
    expect(screen.queryByRole('textbox', { name: 'Watt' })).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ kind: 'bell' }]));
  });

  it('makes a field required only while it holds', async () => {
    const { user, save, bodies } = arrangeForm([conditional], creating);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Lamp');
    expect(await input('Watt')).not.toBeRequired();
    await enter(user, await input('Name'), 'bright');
    expect(await input('Watt')).toBeRequired();
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Watt: This field is required.');
    expect(bodies('POST')).toEqual([]);
    await user.type(await input('Name'), 'er');
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ name: 'brighter', kind: 'lamp' }]));
  });

  it('locks a field while it holds', async () => {
    const { user } = arrangeForm([conditional], creating);
    expect(await input('Tone')).not.toHaveAttribute('readonly');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Lamp');
    expect(await input('Tone')).toHaveAttribute('readonly');
  });
});

describe('a choice that presets another input', () => {
  const sets = { bell: { name: 'Ding' }, gong: { name: 'Dong' } };
  const setting = thing({
    fields: {
      name: { type: 'text' },
      kind: { type: 'select', choices: ['lamp', 'bell', 'gong'], required: true, default: 'lamp', options: { sets } },
    },
    form: oneSection('name', 'kind'),
  });

  it('takes it back with the choice, and leaves what a person has made of it', async () => {
    const { user } = arrangeForm([setting], creating);
    const kind = await screen.findByRole('combobox', { name: 'Kind' });
    await user.selectOptions(kind, 'Bell');
    expect(await input('Name')).toHaveValue('Ding');
    await user.selectOptions(kind, 'Gong');
    expect(await input('Name')).toHaveValue('Dong');
    await user.selectOptions(kind, 'Lamp');
    expect(await input('Name')).toHaveValue('');
    await user.selectOptions(kind, 'Bell');
    await user.type(await input('Name'), '!');
    await user.selectOptions(kind, 'Lamp');
    expect(await input('Name')).toHaveValue('Ding!');
  });
});

describe('cases', () => {
  const isGlobex = { vendor: 'globex' };
  const vendor = thing({
    fields: {
      vendor: { type: 'select', choices: ['acme', 'globex'], default: 'acme' },
      key: {
        type: 'text',
        required: { vendor: 'acme' },
        cases: [{ when: isGlobex, options: { label: 'token' } }],
      },
      region: { type: 'text', visible: isGlobex, cases: [{ when: isGlobex, required: true }] },
    },
    form: oneSection('vendor', 'key', 'region'),
  });

  it('show the fields of the chosen case, as that case changes them', async () => {
    const { user, save, bodies } = arrangeForm([vendor], creating);
    expect(await input('Key')).toBeRequired();
    expect(screen.queryByRole('textbox', { name: 'Region' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Vendor' }), 'Globex');
    expect(await input('Token')).not.toBeRequired();
    await user.type(await input('Region'), 'eu');
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ vendor: 'globex', region: 'eu' }]));
  });
});

describe('a choice that is not on the wire', () => {
  it('is worked out from the record and never sent', async () => {
    const derived = thing({
      fields: {
        name: { type: 'text' },
        place: {
          type: 'select',
          choices: ['hosted', 'own'],
          derive: { own: { url: { set: true } }, hosted: { url: { set: false } } },
        },
        url: { type: 'text', visible: { place: 'own' } },
      },
      form: oneSection('name', 'place', 'url'),
    });
    const { routes } = stored({ thing_sid: sid(1), name: 'Lamp', url: 'https://lamp.example' });
    const { user, save, bodies } = arrangeForm([derived], routes, editAddress(sid(1)));
    expect(await screen.findByRole('combobox', { name: 'Place' })).toHaveValue('own');
    expect(await input('Url')).toHaveValue('https://lamp.example');
    await user.type(await input('Name'), 's');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ name: 'Lamps' }]));
  });
});

describe('a stored value that no list knows', () => {
  it('is shown and kept', async () => {
    const listed = thing({
      fields: { name: { type: 'text' }, kind: { type: 'select', choices: ['lamp'] } },
      form: oneSection('name', 'kind'),
    });
    const { routes } = stored({ thing_sid: sid(1), name: 'Lamp', kind: 'horn' });
    const { user, save, bodies } = arrangeForm([listed], routes, editAddress(sid(1)));
    expect(await screen.findByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('horn');
    await user.type(await input('Name'), 's');
    await save();
    await waitFor(() => expect(bodies('PUT')).toEqual([{ name: 'Lamps' }]));
  });
});

describe('tabs', () => {
  const tabbed = thing({
    fields: {
      name: { type: 'text', required: true },
      kind: { type: 'text' },
      secretive: { type: 'text', visible: { kind: 'spy' } },
      port: { type: 'number', options: { max: 65535 } },
    },
    form: {
      tabs: { general: { who: ['name', 'kind'] }, network: { where: ['port'] }, hidden: { what: ['secretive'] } },
    },
  });

  it('are there only with a field to show', async () => {
    const { user } = arrangeForm([tabbed], creating);
    expect(await screen.findByRole('tab', { name: 'Network' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Hidden' })).not.toBeInTheDocument();
    await user.type(await input('Kind'), 'spy');
    expect(await screen.findByRole('tab', { name: 'Hidden' })).toBeVisible();
  });

  it('are gone through by arrows, of which none opens one, and stand once in the way of Tab', async () => {
    const { user } = arrangeForm([tabbed], creating);
    const general = await screen.findByRole('tab', { name: 'General' });
    const network = screen.getByRole('tab', { name: 'Network' });
    await user.click(general);
    await user.keyboard('{ArrowLeft}');
    expect(network).toHaveFocus();
    expect(general).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(network).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Network' })).toBeVisible();
    await user.keyboard('{Home}');
    expect(general).toHaveFocus();
    expect([general.tabIndex, network.tabIndex]).toEqual([-1, 0]);
  });

  it('open by themselves where an error is, and keep what was typed in them', async () => {
    const { user, save, bodies } = arrangeForm([tabbed], creating);
    await enter(user, await input('Name'), 'Lamp');
    await user.click(screen.getByRole('tab', { name: 'Network' }));
    await enter(user, await input('Port'), '70000');
    await user.click(screen.getByRole('tab', { name: 'General' }));
    expect(screen.queryByRole('textbox', { name: 'Port' })).not.toBeInTheDocument();
    await save();
    expect(await input('Port')).toHaveValue('70000');
    expect(screen.getByRole('tab', { name: 'Network' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'General' }));
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: /^Port/ }));
    expect(await input('Port')).toHaveFocus();
    await user.clear(await input('Port'));
    await user.type(await input('Port'), '70');
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ name: 'Lamp', port: 70 }]));
  });
});

describe('a value that must be the only one', () => {
  const unique = thing({
    fields: {
      name: { type: 'text', rules: [{ unique: true, message: 'resources.things.taken' }] },
      other: { type: 'text' },
    },
    form: oneSection('name', 'other'),
  });
  const messages = { things: { taken: 'That name is taken.' } };

  it('is looked for when the input is left, and again on Save', async () => {
    const routes = { ...creating, 'GET /Things': () => [{ thing_sid: sid(2), name: 'Lamp' }] };
    const { user, save, bodies } = arrangeForm([unique], routes, { messages });
    await enter(user, await input('Name'), 'Lamp');
    await user.tab();
    await waitFor(async () =>
      expect(await input('Name')).toHaveAccessibleDescription(expect.stringContaining('That name is taken.')),
    );
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Name: That name is taken.');
    expect(bodies('POST')).toEqual([]);
    await user.type(await input('Name'), 's');
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ name: 'Lamps' }]));
  });

  it('is saved where nobody could be asked: the server judges that itself', async () => {
    expectRefusals();
    const routes = { ...creating, 'GET /Things': () => Promise.reject(new TypeError('lost')) };
    const { user, save, bodies } = arrangeForm([unique], routes, { messages });
    await enter(user, await input('Name'), 'Lamp');
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ name: 'Lamp' }]));
  });
});

describe('a warning', () => {
  it('is shown and does not stop Save', async () => {
    const warned = thing({
      fields: {
        name: {
          type: 'text',
          rules: [{ pattern: '^[A-Z]', warning: 'resources.things.small' }],
        },
      },
      form: oneSection('name'),
    });
    const { user, save, bodies } = arrangeForm([warned], creating, {
      messages: { things: { small: 'Begins with a small letter.' } },
    });
    await enter(user, await input('Name'), 'lamp');
    expect(await screen.findByText('Begins with a small letter.')).toBeVisible();
    await save();
    await waitFor(() => expect(bodies('POST')).toEqual([{ name: 'lamp' }]));
  });
});
