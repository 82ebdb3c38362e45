import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../src/schema/addresses';
import { editDistance, nearestName } from '../../src/schema/checks/names/nearestName';
import { createNameRegistry } from '../../src/schema/nameRegistry';

describe('a registry of names', () => {
  it('gives what was registered', () => {
    const registry = createNameRegistry<number>('number', { one: 1 });
    registry.register('two', 2);
    expect([registry.get('one'), registry.require('two'), registry.has('two')]).toEqual([1, 2, true]);
    expect(registry.names()).toEqual(['one', 'two']);
  });

  it('knows nothing else, names of objects included', () => {
    const registry = createNameRegistry<number>('number');
    expect([registry.get('toString'), registry.has('constructor')]).toEqual([undefined, false]);
    expect(() => registry.require('three')).toThrow("There is no number 'three'.");
  });

  it('refuses a name that is taken', () => {
    const registry = createNameRegistry<number>('number', { one: 1 });
    expect(() => registry.register('one', 2)).toThrow("The number 'one' is registered twice.");
    expect(registry.get('one')).toBe(1);
  });
});

describe('an address', () => {
  it('is the one that bookmarks have', () => {
    expect(addresses.list('phone-numbers')).toBe('/internal/phone-numbers');
    expect(addresses.add('phone-numbers')).toBe('/internal/phone-numbers/add');
    expect(addresses.edit('phone-numbers', 'a/b?c')).toBe('/internal/phone-numbers/a%2Fb%3Fc/edit');
  });
});

describe('the nearest name', () => {
  const names = ['name', 'account_sid', 'application_sid'];

  it.each([
    ['nam', 'name'],
    ['Name', 'name'],
    ['acount_sid', 'account_sid'],
    ['aplication_id', 'application_sid'],
    ['port', undefined],
    ['', undefined],
  ])('to %j is %j', (wrong, expected) => {
    expect(nearestName(wrong, names)).toBe(expected);
  });

  it('is as far as letters must be changed', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other);
        expect(distance).toBe(editDistance(other, one));
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});
