import { describe, expect, it, vi } from 'vitest';
import { rules } from '../../src/rules/registry';
import '../../src/kinds/code';
import { rowComplaints } from '../../src/rules/rowComplaints';
import { fieldComplaint, fieldNotes, type FieldChecks } from '../../src/rules/validate';
import { compile } from '../../src/schema/compile/compile';
import type { Field, Form, Rule } from '../../src/schema/types';
import { textOf } from './support/complaints';

const resourceWith = (fields: Record<string, Field>, form?: Form) =>
  compile({ name: 'things', api: { base: '/T' }, access: { scope: 'account' }, fields, ...(form && { form }) });

const questionOf = (declared: Rule[], value: unknown, subject: Record<string, unknown> = {}) => {
  const resource = resourceWith({ x: { type: 'text', rules: declared } });
  return { resource, field: resource.fields.x!, value, facts: { subject: { ...subject, x: value } } };
};
const complaintOf = (declared: Rule[], value: unknown, checks: FieldChecks = {}) =>
  fieldComplaint({ ...questionOf(declared, value), ...checks });

describe('a declared rule', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ port: index }));

  it.each<[Rule, unknown, string | undefined]>([
    [{ maxLength: 64 }, 'a'.repeat(64), undefined],
    [{ maxLength: 64 }, 'a'.repeat(65), 'This must have at most 64 characters.'],
    [{ maxLength: 2 }, ' ab ', undefined],
    [{ maxLength: 2 }, '😀😀', undefined],
    [{ maxLength: 2 }, 123, 'This must have at most 2 characters.'],
    [{ minLength: 3 }, 'ab', 'This must have at least 3 characters.'],
    [{ minLength: 3 }, ' ab ', 'This must have at least 3 characters.'],
    [{ minLength: 3 }, 'abc', undefined],
    [{ minLength: 3 }, '', undefined],
    [{ min: 1 }, 0, 'This must be at least 1.'],
    [{ min: 1 }, 1, undefined],
    [{ min: 1 }, '', undefined],
    [{ max: 32 }, 33, 'This must be at most 32.'],
    [{ max: 32 }, '33', 'This must be at most 32.'],
    [{ max: 32 }, null, undefined],
    [{ pattern: '^[a-z]+$' }, 'abc', undefined],
    [{ pattern: '^[a-z]+$' }, 'ABC', 'This does not have the right form.'],
    [{ pattern: '^[a-z]+$' }, '', undefined],
    [{ pattern: '(' }, 'abc', undefined],
    [{ minRows: 1 }, [], 'At least 1 must be given.'],
    [{ minRows: 1 }, null, 'At least 1 must be given.'],
    [{ minRows: 2 }, rows(2), undefined],
    [{ uniqueRows: ['port'] }, rows(2), undefined],
    [{ uniqueRows: ['port'] }, [...rows(2), { port: '1' }], 'Row 3 is the same as row 2.'],
    [{ rule: 'cidr-list' }, 'x', 'These are no IPv4 addresses or ranges: "x"'],
    [{ rule: 'cidr-list' }, '', undefined],
    ['cidr-list', 'x', 'These are no IPv4 addresses or ranges: "x"'],
    [{ refuse: { kind: 'small' } }, 'x', undefined],
    [{ refuse: { kind: null } }, null, 'This is not possible.'],
  ])('%j about %j', async (rule, value, expected) => {
    const complaint = await complaintOf([rule], value);
    expect(complaint && textOf(complaint)).toBe(expected);
  });

  it('may have a message of its own, which keeps the arguments', async () => {
    expect(await complaintOf([{ max: 3, message: 'texts.own' }], 4)).toEqual({
      key: 'texts.own',
      args: { value: 3 },
    });
  });

  it('holds only while its condition does', async () => {
    const declared: Rule[] = [{ max: 3, when: { kind: 'small' } }];
    expect(await fieldComplaint(questionOf(declared, 4, { kind: 'small' }))).toMatchObject({ key: 'rules.max' });
    expect(await fieldComplaint(questionOf(declared, 4, { kind: 'big' }))).toBeUndefined();
  });

  it('that names nothing registered is a fault of the declaration', async () => {
    await expect(complaintOf([{ rule: 'nobody' }], 'x')).rejects.toThrow("There is no rule 'nobody'.");
  });
});

describe('rows that must differ', () => {
  it('are told by row: blanks and case do not count, and rows without anything are not compared', () => {
    const rows = [
      { ipv4: 'A.example', port: 1 },
      { ipv4: '', port: null },
      { ipv4: 'a.example ', port: '1' },
      { ipv4: null },
      { ipv4: 'a.example', port: 2 },
      { ipv4: 'A.EXAMPLE', port: 1 },
    ];
    expect(rowComplaints(['ipv4', 'port'], rows)).toEqual({
      2: { key: 'rules.unique_rows', args: { row: 3, other: 1 }, at: '2.ipv4' },
      5: { key: 'rules.unique_rows', args: { row: 6, other: 1 }, at: '5.ipv4' },
    });
  });

  it.each([null, undefined, 'text'])('may be %j', (value) => {
    expect(rowComplaints(['port'], value)).toEqual({});
  });
});

describe('the order of judging', () => {
  const declared: Rule[] = [
    { minLength: 5, message: 'texts.first' },
    { pattern: '^x', message: 'texts.second' },
  ];
  const typeCheck = () => ({ key: 'of the type' });

  it.each([undefined, null, '', '   ', []])('says that %j is missing before anything else', async (value) => {
    expect(await complaintOf(declared, value, { required: true, typeCheck })).toEqual({ key: 'rules.required' });
  });

  it('asks the type before the rules, and the rules as they are declared', async () => {
    expect(await complaintOf(declared, 'abc', { required: true, typeCheck })).toEqual({ key: 'of the type' });
    expect(await complaintOf(declared, 'abc')).toMatchObject({ key: 'texts.first' });
    expect(await complaintOf(declared, 'abcdef')).toMatchObject({ key: 'texts.second' });
    expect(await complaintOf(declared, 'xabcde', { required: true })).toBeUndefined();
  });

  it('asks the type nothing about an empty value', async () => {
    expect(await complaintOf([], '', { typeCheck })).toBeUndefined();
  });

  it('takes 0 and false for values', async () => {
    expect(await complaintOf([], 0, { required: true })).toBeUndefined();
    expect(await complaintOf([], false, { required: true })).toBeUndefined();
  });
});

describe('a value that must be the only one', () => {
  const declared: Rule[] = [{ unique: { within: ['owner'] }, message: 'texts.taken' }];

  it('is asked for by its field and what narrows the search', async () => {
    const isTaken = vi.fn(() => Promise.resolve(true));
    expect(await complaintOf(declared, 'Acme', { isTaken })).toEqual({ key: 'texts.taken' });
    expect(isTaken).toHaveBeenCalledWith({ field: 'x', within: ['owner'] }, 'Acme');
    await complaintOf([{ unique: { ignoreCase: true } }], 'Acme', { isTaken });
    expect(isTaken).toHaveBeenLastCalledWith({ field: 'x', ignoreCase: true }, 'Acme');
  });

  it('is content where nobody has it', async () => {
    expect(await complaintOf(declared, 'Acme', { isTaken: () => Promise.resolve(false) })).toBeUndefined();
  });

  it('is not asked for while empty, while another rule is broken, or while the server may not be asked', async () => {
    const isTaken = vi.fn(() => Promise.resolve(true));
    await complaintOf(declared, '', { isTaken });
    await complaintOf([{ maxLength: 1 }, ...declared], 'Acme', { isTaken });
    expect(isTaken).not.toHaveBeenCalled();
    expect(await complaintOf(declared, 'Acme')).toBeUndefined();
  });
});

describe('notes and warnings', () => {
  const notesOf = (declared: Rule[], value: unknown) => fieldNotes(questionOf(declared, value));

  it.each<[string, Rule[], unknown, object[]]>([
    [
      'a declared warning',
      [{ min: 8, warning: 'texts.wide' }],
      7,
      [{ key: 'texts.wide', severity: 'warning', args: { value: 8 } }],
    ],
    ['nothing while it is fine', [{ min: 8, note: 'texts.wide' }], 9, []],
    ['no errors', [{ min: 8 }], 7, []],
    [
      'what a rule notes by itself, in its own words',
      [{ rule: 'phone-number', message: 'texts.wrong' }],
      '12',
      [{ key: 'rules.phone_number.not_international', severity: 'note' }],
    ],
    [
      'the error of a rule that is declared a warning',
      [{ rule: 'cidr-list', warning: 'texts.range' }],
      '0',
      [{ key: 'texts.range', severity: 'warning', args: { values: '"0"' } }],
    ],
    [
      'everything at once',
      [{ rule: 'phone-number' }, { minLength: 5, warning: 'texts.short' }],
      '12',
      [
        { key: 'rules.phone_number.not_international', severity: 'note' },
        { key: 'texts.short', severity: 'warning', args: { value: 5 } },
      ],
    ],
    ['nothing of a rule that asks the server', [{ unique: true, warning: 'texts.taken' }], 'x', []],
    [
      'a word alone, wherever its condition holds',
      [
        { when: { x: 'x' }, note: 'texts.a' },
        { when: { x: 'y' }, question: 'texts.b' },
      ],
      'x',
      [{ key: 'texts.a', severity: 'note' }],
    ],
    ['nothing of a rule that nobody knows', [{ rule: 'nobody' }], 'x', []],
  ])('are %s', (_, declared, value, expected) => {
    expect(notesOf(declared, value)).toEqual(expected);
  });

  it('do not stop Save', async () => {
    const declared: Rule[] = [{ min: 8, warning: 'texts.wide' }, { rule: 'phone-number' }];
    expect(await complaintOf(declared, '7')).toBeUndefined();
  });

  it('depend on the condition of their rule', () => {
    const declared: Rule[] = [{ min: 8, note: 'texts.wide', when: { kind: 'a' } }];
    expect(fieldNotes(questionOf(declared, 7, { kind: 'b' }))).toEqual([]);
    expect(fieldNotes(questionOf(declared, 7, { kind: 'a' }))).toHaveLength(1);
  });

  it('do not let a rule ask the server', () => {
    const given: unknown[] = [];
    rules.register('asks', (_value, _facts, _options, context) => {
      given.push(context?.reads);
      return Promise.resolve({ key: 'late', severity: 'note' as const });
    });
    expect(notesOf([{ rule: 'asks' }], 'x')).toEqual([]);
    expect(given).toEqual([undefined]);
  });
});
