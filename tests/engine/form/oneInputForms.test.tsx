import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { FilterField } from '../../../src/engine/list/filters/FilterField';
import { pages, type PageProps } from '../../../src/engine/routes/pageRegistry';
import { arrangeForm, sid, stored, thing } from './support/arrangeForm';
import { enter } from '../../support/enter';

function FilterPage({ resource }: PageProps) {
  const [values, setValues] = useState<Record<string, unknown>>({});
  return (
    <>
      {['name', 'is_active'].map((name) => (
        <FilterField
          key={name}
          resource={resource}
          field={resource.fields[name]!}
          value={values[name]}
          onChange={(value) => setValues((others) => ({ ...others, [name]: value }))}
          label={`By ${name}`}
        />
      ))}
      <button onClick={() => setValues({ name: 'reset' })}>Reset</button>
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

beforeAll(() => pages.register('filters-alone', FilterPage));

const filtered = thing({
  fields: { name: { type: 'text', required: true }, is_active: { type: 'boolean' } },
  form: { sections: { main: ['name'] } },
  pages: { create: 'filters-alone' },
});

describe('a filter', () => {
  it('gives every change away and follows the value outside', async () => {
    const { user } = arrangeForm([filtered], {});
    const name = await screen.findByRole('textbox', { name: 'By name' });
    await user.type(name, 'La');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('{"name":"La"}'));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(name).toHaveValue('reset');
    await user.clear(name);
    expect(screen.getByRole('status')).toHaveTextContent('{"name":null}');
  });

  it('on yes or no may be unset', async () => {
    const { user } = arrangeForm([filtered], {});
    const active = await screen.findByRole('combobox', { name: 'By is_active' });
    await user.selectOptions(active, 'No');
    expect(screen.getByRole('status')).toHaveTextContent('{"is_active":false}');
    await user.selectOptions(active, '');
    expect(screen.getByRole('status')).toHaveTextContent('{"is_active":null}');
  });
});

describe('questions of an action', () => {
  const asking = thing({
    form: { sections: { main: ['name'] } },
    actions: {
      paint: {
        on: ['form'],
        call: 'PUT /Things/{id}/Paint',
        body: { colour: '{ask.colour}', shine: '{ask.shine}' },
        ask: {
          colour: { type: 'text', required: true, default: '{record.name}' },
          shine: { type: 'text', visible: { 'ask.colour': 'gold' } },
        },
      },
    },
  });

  it('have presets, rules and conditions of their own', async () => {
    const { routes } = stored({ thing_sid: sid(1), name: 'red' });
    const put = { 'PUT /Things/:id/Paint': () => undefined };
    const { user, bodies } = arrangeForm([asking], { ...routes, ...put }, { at: `/internal/things/${sid(1)}/edit` });
    await user.click(await screen.findByRole('button', { name: 'Paint' }));
    const colour = await screen.findByRole('textbox', { name: 'Colour' });
    expect(colour).toHaveValue('red');
    await user.clear(colour);
    await user.type(colour, '{Enter}');
    await waitFor(() => expect(colour).toBeInvalid());
    expect(bodies('PUT')).toEqual([]);
    await enter(user, colour, 'gold');
    await enter(user, await screen.findByRole('textbox', { name: 'Shine' }), 'much');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Paint' }));
    await waitFor(() => expect(bodies('PUT')).toEqual([{ colour: 'gold', shine: 'much' }]));
  });
});
