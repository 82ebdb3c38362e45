import { screen } from '@testing-library/react';
import { Profiler, type ComponentType } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldInputProps } from '../../../src/fields/kit';
import { fieldTypes } from '../../../src/fields/registry';
import { TextInput } from '../../../src/fields/text/TextInput';
import { arrangeForm, oneSection, thing } from './support/arrangeForm';

const renders = new Map<string, number>();

const Counted: ComponentType<FieldInputProps> = (props) => (
  <Profiler id={props.source} onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}>
    <TextInput {...props} />
  </Profiler>
);

beforeAll(() => fieldTypes.register('counted', { ...fieldTypes.require('text'), Input: Counted }));
afterAll(() => renders.clear());

const names = Array.from({ length: 40 }, (_, index) => `field_${String(index).padStart(2, '0')}`);

const large = thing({
  fields: {
    ...Object.fromEntries(names.map((name) => [name, { type: 'counted' }])),
    field_07: { type: 'counted', required: { field_03: 'yes' } },
    field_08: { type: 'counted', visible: { field_03: { not: 'no' } } },
  },
  form: oneSection(...names),
});

describe('a key pressed in a form of forty fields', () => {
  it('draws that input and those that depend on it, no other', async () => {
    const { user } = arrangeForm([large], {});
    const third = await screen.findByRole('textbox', { name: 'Field 03' });
    await user.type(third, 'x');
    renders.clear();
    await user.type(third, 'y');
    expect([...renders.keys()].sort()).toEqual(['field_03', 'field_07', 'field_08']);
  });

  it('draws one input where nothing depends on it', async () => {
    const { user } = arrangeForm([large], {});
    const last = await screen.findByRole('textbox', { name: 'Field 39' });
    await user.type(last, 'x');
    renders.clear();
    await user.type(last, 'y');
    expect([...renders.keys()]).toEqual(['field_39']);
  });
});
