import { describe, expect, it } from 'vitest';
import { generatePassword } from '../../src/fields/password/generatePassword';
import { passwordComplaints } from '../../src/kinds/passwords/passwordComplaints';

describe('a password that is made up', () => {
  const many = Array.from({ length: 500 }, () => generatePassword());

  it('lacks nothing that any policy of the platform asks for', () => {
    const policy = { min_password_length: 12, require_digit: 1, require_special_character: 1 };
    expect(many.flatMap((password) => passwordComplaints(password, policy))).toEqual([]);
    expect(many.flatMap((password) => passwordComplaints(password, {}))).toEqual([]);
    expect(generatePassword(30)).toHaveLength(30);
  });

  it('is another one each time, of every sign that it may have, and begins with a letter', () => {
    expect(new Set(many).size).toBe(many.length);
    expect([...new Set(many.join(''))].length).toBe(48 + 8 + 7);
    expect(many.every((password) => /^[A-Za-z]/.test(password))).toBe(true);
  });
});
