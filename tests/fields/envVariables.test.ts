import { describe, expect, it } from 'vitest';
import {
  undeclared,
  variableComplaints,
  variablesToWire,
  withVariableDefaults,
  type VariableSchema,
} from '../../src/kinds/env-variables/variables';

const schema: VariableSchema = {
  GREETING: { type: 'string', required: true, default: 'Hello' },
  TURNS: { type: 'number' },
  TONE: { type: 'string', enum: ['warm', 'neutral'] },
  RECORD: { type: 'boolean' },
};

describe('variables on the wire', () => {
  it.each([
    ['false and nought', { RECORD: false, TURNS: 0 }, { RECORD: false, TURNS: 0 }],
    ['no empty ones', { GREETING: '', TONE: null, TURNS: 3 }, { TURNS: 3 }],
    ['null where none is left', { GREETING: '', TONE: undefined }, null],
    ['null for nothing', null, null],
  ])('are %s', (_, values, sent) => {
    expect(variablesToWire(values)).toEqual(sent);
  });
});

describe('values of a webhook’s variables', () => {
  it.each([
    [{}, ['GREETING']],
    [{ GREETING: 'Hi' }, []],
    [{ GREETING: 'Hi', TURNS: 'many' }, ['TURNS']],
    [{ GREETING: 'Hi', TURNS: 0, RECORD: false }, []],
    [{ GREETING: 'Hi', TONE: 'loud' }, ['TONE']],
    [{ GREETING: 'Hi', RECORD: 'yes' }, ['RECORD']],
    [{ GREETING: 'Hi', OTHER: 'anything' }, []],
  ])('%j are refused for %j', (values, names) => {
    expect(variableComplaints(values, schema).map(([name]) => name)).toEqual(names);
  });

  it('begin with the defaults of what is not set', () => {
    expect(withVariableDefaults({ TURNS: 0 }, schema)).toEqual({ TURNS: 0, GREETING: 'Hello' });
    const set = { GREETING: 'Hi' };
    expect(withVariableDefaults(set, schema)).toBe(set);
  });

  it('say no where a flag must be there and nobody has ticked it', () => {
    const flags: VariableSchema = { MUST: { type: 'boolean', required: true }, MAY: { type: 'boolean' } };
    expect(withVariableDefaults({}, flags)).toEqual({ MUST: false });
    expect(withVariableDefaults({ MUST: true }, flags)).toEqual({ MUST: true });
  });

  it('that nobody declares are known by name', () => {
    expect(undeclared({ GREETING: 'Hi', OLD: 'x', GONE: null }, schema)).toEqual(['OLD']);
  });
});
