import { expect, it } from 'vitest';
import { declaredTexts } from '../../src/schema/declaredTexts';
import { compiled, things } from './support/things';

const fields = {
  size: { type: 'select', label: 'Size', choices: { s: 'Small', l: 'Large' } },
  note: { type: 'text', help: 'Whatever you like.' },
  colour: { type: 'select', choices: { use: 'colours' } },
  name: { type: 'text' },
} as const;

it('the English texts of a declaration stand where those of a file do', () => {
  expect(declaredTexts(things({ fields }))).toEqual({
    fields: { size: 'Size' },
    help: { note: 'Whatever you like.' },
    choices: { size: { s: 'Small', l: 'Large' } },
  });
});

it('choices with texts are compiled to their values; the name of a list stays one', () => {
  const { size, colour } = compiled({ fields }).fields;
  expect(size?.choices).toEqual(['s', 'l']);
  expect(colour?.choices).toEqual({ use: 'colours' });
});
