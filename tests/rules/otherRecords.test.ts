import { describe, expect, it, vi } from 'vitest';
import type { RuleReads } from '../../src/rules/registry';
import { ask } from './support/complaints';

const readsWith = (found: { one?: object; rows?: object[] }) => ({
  getOne: vi.fn(() => (found.one ? Promise.resolve({ data: found.one }) : Promise.reject(new Error('no')))),
  getList: vi.fn(() =>
    found.rows ? Promise.resolve({ data: found.rows, total: found.rows.length }) : Promise.reject(new Error('no')),
  ),
});
const asReads = (reads: object) => ({ reads: reads as unknown as RuleReads });

describe('a form that needs a record', () => {
  const options = { field: 'owner_sid', resource: 'owners' };
  const complaint = { key: 'rules.needs_record', field: 'owner_sid' };

  it.each<[string, unknown, object[] | undefined, object[]]>([
    ['complains where there is none', null, [], [complaint]],
    ['complains of nothing typed', '', [], [complaint]],
    ['is content with one', null, [{ id: 'o' }], []],
    ['is content with what was chosen', 'o', [], []],
    ['leaves it to the API where it cannot tell', null, undefined, []],
  ])('%s', async (_, value, rows, expected) => {
    const reads = readsWith(rows ? { rows } : {});
    const facts = { subject: { owner_sid: value } };
    expect(await ask('needs-record', facts.subject, { facts, options, context: asReads(reads) })).toEqual(expected);
  });

  it('waits where the server may not be asked', async () => {
    expect(await ask('needs-record', {}, { options })).toEqual([]);
  });
});

describe('a record that a form refers to', () => {
  const options = { field: 'owner_sid', resource: 'owners', has: 'realm.name' };
  const facts = { subject: { owner_sid: 'o1' } };
  const complaint = { key: 'rules.referred_has', field: 'owner_sid' };

  it.each<[string, object | undefined, object[]]>([
    ['must have what is asked for', { realm: { name: 'sip.example' } }, []],
    ['may not have it empty', { realm: { name: '' } }, [complaint]],
    ['may not lack it', {}, [complaint]],
    ['may be out of sight', undefined, []],
  ])('%s', async (_, one, expected) => {
    const reads = readsWith(one ? { one } : {});
    expect(await ask('referred-has', facts.subject, { facts, options, context: asReads(reads) })).toEqual(expected);
    expect(reads.getOne).toHaveBeenCalledWith('owners', { id: 'o1' });
  });

  it('is not asked for where none is chosen, or the server may not be asked', async () => {
    const reads = readsWith({ one: {} });
    expect(await ask('referred-has', {}, { options, context: asReads(reads) })).toEqual([]);
    expect(await ask('referred-has', {}, { facts, options })).toEqual([]);
    expect(reads.getOne).not.toHaveBeenCalled();
  });
});
