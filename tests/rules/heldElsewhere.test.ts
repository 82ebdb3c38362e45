import { describe, expect, it } from 'vitest';
import type { RuleContext } from '../../src/rules/namedRule';
import { compiled } from '../schema/support/things';
import { ask, textOf } from './support/complaints';

const options = { differs: 'owner_sid', name: 'label' };
const resource = compiled({
  fields: {
    name: { type: 'text' },
    owner_sid: { type: 'reference', reference: { resource: 'owners' } },
  },
});

/** One record of another owner, and one of the same. */
const reads = {
  getList: () =>
    Promise.resolve({
      data: [
        { id: 1, name: 'lamp', owner_sid: 'east' },
        { id: 2, name: 'desk', owner_sid: 'west' },
      ],
    }),
  getOne: (_: string, { id }: { id: string }) => Promise.resolve({ data: { id, label: `Owner ${id}` } }),
} as unknown as NonNullable<RuleContext['reads']>;

const said = async (value: string, owner: string) => {
  const context = { resource, field: 'name', reads };
  return (await ask('held-elsewhere', value, { facts: { subject: { owner_sid: owner } }, options, context })).map(
    textOf,
  );
};

describe('a value that another record has', () => {
  it('is worth saying where that one differs, with what it refers to', async () => {
    expect(await said('lamp', 'west')).toEqual([expect.stringContaining('Owner east')]);
  });

  it.each([
    ['the same one has it', 'lamp', 'east'],
    ['nobody has it', 'chair', 'west'],
    ['there is none', '', 'west'],
    ['the own one refers to nothing yet', 'lamp', ''],
  ])('is not where %s', async (_, value, owner) => {
    expect(await said(value, owner)).toEqual([]);
  });

  it('cannot be said where nobody may be asked', async () => {
    expect(await ask('held-elsewhere', 'lamp', { options, context: { resource, field: 'name' } })).toEqual([]);
  });
});
