import { describe, expect, it, vi } from 'vitest';
import { passwordComplaints, type PasswordSettings } from '../../src/kinds/passwords/passwordComplaints';
import type { RuleReads } from '../../src/rules/registry';
import { ask } from './support/complaints';

const policy = { min_password_length: 8, require_digit: 1, require_special_character: 1 };

describe('a password', () => {
  it.each<[string, PasswordSettings, string[]]>([
    ['Admin-123', policy, []],
    ['Admin-1', policy, ['length']],
    ['Admin-abc', policy, ['digit']],
    ['Admin1234', policy, ['special']],
    ['abc', policy, ['length', 'digit', 'special']],
    ['abcdefgh', { min_password_length: 8, require_digit: 0, require_special_character: 0 }, []],
    ['abcdefgh', { min_password_length: 8, require_digit: false, require_special_character: null }, []],
    ['a'.repeat(30), { min_password_length: 8, require_digit: 0, require_special_character: 0 }, []],
    ['a'.repeat(20), { min_password_length: 8 }, []],
    ['a'.repeat(21), { min_password_length: 8 }, ['too_long']],
    ['a', {}, []],
  ])('%s under %j', (password, settings, expected) => {
    expect(passwordComplaints(password, settings).map(({ key }) => key.split('.').pop())).toEqual(expected);
  });

  it.each([...'!@#$%^&*()_+-=[]{};\':"\\|,.<>/?`'])('has a special character with %s', (sign) => {
    expect(passwordComplaints(`abcdefg1${sign}`, policy)).toEqual([]);
  });

  it.each([...'~§ä '])('has none with %s', (sign) => {
    expect(passwordComplaints(`abcdefg1${sign}`, policy).map(({ key }) => key)).toEqual(['rules.password.special']);
  });
});

describe('the rule of a new password', () => {
  const options = { settings: 'policy' };
  const readsWith = (getOne: () => Promise<unknown>) => ({ getOne: vi.fn(getOne), getList: vi.fn() });
  const contextOf = (reads: object) => ({ context: { reads: reads as unknown as RuleReads }, options });

  it('asks for the policy, and complains by it', async () => {
    const reads = readsWith(() => Promise.resolve({ data: { id: 'policy', ...policy } }));
    expect(await ask('password-policy', 'short-1', contextOf(reads))).toMatchObject([
      { key: 'rules.password.length', args: { min: 8 } },
    ]);
    expect(reads.getOne).toHaveBeenCalledWith('policy', { id: 'policy' });
  });

  it('says nothing where the password is good', async () => {
    const reads = readsWith(() => Promise.resolve({ data: policy }));
    expect(await ask('password-policy', 'Admin-123', contextOf(reads))).toEqual([]);
  });

  it.each([
    ['five.', ['rules.password.length']],
    ['sixsix', []],
    ['x'.repeat(30), []],
  ])('asks for six characters and nothing else where the policy cannot be read: %s', async (password, expected) => {
    const reads = readsWith(() => Promise.reject(new Error('no')));
    expect((await ask('password-policy', password, contextOf(reads))).map(({ key }) => key)).toEqual(expected);
  });

  it.each(['', null, undefined])('asks nothing about %j', async (value) => {
    const reads = readsWith(() => Promise.resolve({ data: policy }));
    expect(await ask('password-policy', value, contextOf(reads))).toEqual([]);
    expect(reads.getOne).not.toHaveBeenCalled();
  });

  it('waits where the server may not be asked', async () => {
    expect(await ask('password-policy', 'x', { options })).toEqual([]);
  });
});
