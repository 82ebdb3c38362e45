import { describe, expect, it } from 'vitest';
import { cidrList } from '../../src/rules/hosts/cidrList';
import { sameAs } from '../../src/rules/otherFields';

const complaint = async (value: unknown) => cidrList(value, { subject: {} }, {});

describe('a list of private networks', () => {
  it.each([
    ['nothing', null],
    ['blanks', '  '],
    ['an address', '192.168.1.5'],
    ['a range', '10.0.0.0/8'],
    ['the widest and the narrowest range', '0.0.0.0/0,10.1.2.3/32'],
    ['several with blanks after the commas', '10.0.0.0/8, 172.16.0.0/12 , 192.168.1.5'],
  ])('may hold %s', async (_, value) => {
    expect(await complaint(value)).toBeUndefined();
  });

  it.each([
    ['10.0.0.0/33'],
    ['10.0.0.0/-1'],
    ['10.0.0.0/'],
    ['10.0.0.0/8/8'],
    ['300.0.0.0/8'],
    ['10.0.0'],
    ['10'],
    ['010.0.0.1'],
    ['0x0a000001'],
    ['2001:db8::/32'],
    ['sip.example.com'],
    ['10.0.0.0/0x8'],
  ])('may not hold %s', async (value) => {
    expect(await complaint(value)).toEqual({ key: 'rules.cidr_list', args: { values: `"${value}"` } });
  });

  it('names every entry that is wrong and no other', async () => {
    expect(await complaint('10.0.0.0/8, 300.0.0.0/8, 192.168.1.5, x')).toEqual({
      key: 'rules.cidr_list',
      args: { values: '"300.0.0.0/8", "x"' },
    });
  });
});

describe('a confirmation', () => {
  const check = (value: unknown, first: unknown) =>
    sameAs(value, { subject: { first }, record: { first } }, { field: 'record.first' });

  it('must be the same', () => {
    expect(check('a', 'a')).toBeUndefined();
    expect(check('b', 'a')).toEqual({ key: 'rules.same_as' });
    expect(check('a', null)).toEqual({ key: 'rules.same_as' });
  });

  it('says nothing while it is empty', () => {
    expect(check('', 'a')).toBeUndefined();
  });
});
