import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  matches,
  readPath,
  reservedWords,
  watchedPaths,
  type Facts,
  type Predicate,
} from '../../src/schema/facts/predicate';

const facts: Facts = {
  subject: {
    vendor: 'acme',
    port: 5060,
    on: 1,
    off: 0,
    nothing: null,
    empty: '',
    hook: { url: 'https://x' },
    id: 'no',
  },
  record: { vendor: 'form' },
  loaded: { vendor: 'before' },
  row: { port: 1 },
  session: { scope: 'admin', viewOnly: false },
  features: { lcr: true },
  operation: 'create',
  id: 'own',
};

describe('a condition', () => {
  it.each<[Predicate | undefined, boolean]>([
    [undefined, true],
    [{}, true],
    [{ vendor: 'acme' }, true],
    [{ vendor: 'other' }, false],
    [{ vendor: 'acme', port: 5060 }, true],
    [{ vendor: 'acme', port: 1 }, false],
    [{ port: '5060' }, false],
    [{ on: true }, true],
    [{ on: 1 }, true],
    [{ off: false }, true],
    [{ off: null }, false],
    [{ nothing: null }, true],
    [{ absent: null }, true],
    [{ absent: { not: 'x' } }, true],
    [{ vendor: { in: ['acme', 'other'] } }, true],
    [{ vendor: { in: [] } }, false],
    [{ absent: { in: [null] } }, true],
    [{ vendor: { not: 'acme' } }, false],
    [{ vendor: { not: ['x', 'acme'] } }, false],
    [{ vendor: { not: ['x', 'y'] } }, true],
    [{ on: { not: true } }, false],
    [{ vendor: { set: true } }, true],
    [{ empty: { set: true } }, false],
    [{ nothing: { set: false } }, true],
    [{ off: { set: true } }, true],
    [{ vendor: { matches: '^ac' } }, true],
    [{ vendor: { matches: '^me' } }, false],
    [{ port: { matches: '5' } }, false],
    [{ vendor: { sameAs: 'record.vendor' } }, false],
    [{ vendor: { differsFrom: 'record.vendor' } }, true],
    [{ nothing: { differsFrom: 'absent' } }, false],
    [{ on: { differsFrom: 'features.lcr' } }, false],
    [{ 'row.port': { sameAs: 'on' } }, true],
    [{ 'hook.url': { set: true } }, true],
    [{ 'hook.url.deep': { set: false } }, true],
    [{ 'session.scope': 'admin', 'session.viewOnly': false }, true],
    [{ 'features.lcr': true }, true],
    [{ 'features.other': true }, false],
    [{ operation: 'create' }, true],
    [{ id: 'own' }, true],
    [{ 'loaded.vendor': 'before' }, true],
    [{ all: [{ vendor: 'acme' }, { port: 1 }] }, false],
    [{ all: [] }, true],
    [{ any: [{ vendor: 'x' }, { port: 5060 }] }, true],
    [{ any: [] }, false],
    [{ none: [{ vendor: 'x' }, { port: 1 }] }, true],
    [{ none: [{ vendor: 'acme' }] }, false],
    [{ all: [{ any: [{ vendor: 'x' }, { on: true }] }, { none: [{ off: true }] }] }, true],
    [{ vendor: 'acme', any: [{ port: 1 }, { on: true }], none: [{ off: true }] }, true],
    [{ vendor: 'acme', any: [{ port: 1 }, { on: false }] }, false],
    [{ vendor: 'x', any: [{ port: 5060 }] }, false],
    [{ all: [{ on: true }], none: [{ on: true }] }, false],
  ])('%j', (predicate, expected) => {
    expect(matches(predicate, facts)).toBe(expected);
  });

  it('names every path that it reads, once', () => {
    const predicate: Predicate = {
      all: [{ a: 1, 'record.b': { sameAs: 'c' } }, { any: [{ a: { set: true } }, { none: [{ 'd.e': null }] }] }],
      f: { differsFrom: 'loaded.f' },
    };
    expect(watchedPaths(predicate)).toEqual(['a', 'record.b', 'c', 'd.e', 'f', 'loaded.f']);
    expect(watchedPaths(undefined)).toEqual([]);
  });

  it('never throws, whatever the facts are', () => {
    const path = fc.oneof(fc.constantFrom(...reservedWords.slice(3), 'a', 'b.c', 'record.a', ''), fc.string());
    const literal = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    const test = fc.oneof(
      literal,
      fc.record({ in: fc.array(literal) }),
      fc.record({ not: literal }),
      fc.record({ set: fc.boolean() }),
      fc.record({ sameAs: path }),
      fc.record({ differsFrom: path }),
      fc.record({ matches: fc.constantFrom('^a', '.*', '\\d+') }),
    );
    const leaf = fc.dictionary(
      path.filter((word) => !['all', 'any', 'none', '__proto__'].includes(word)),
      test,
    );
    const predicate = fc.letrec<{ node: Predicate }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        leaf as fc.Arbitrary<Predicate>,
        fc.record({ all: fc.array(tie('node')) }),
        fc.record({ any: fc.array(tie('node')) }),
        fc.record({ none: fc.array(tie('node')) }),
      ),
    })).node;
    fc.assert(
      fc.property(predicate, fc.dictionary(fc.string(), fc.anything()), (given, subject) => {
        expect(typeof matches(given, { subject })).toBe('boolean');
        expect(Array.isArray(watchedPaths(given))).toBe(true);
      }),
    );
  });
});

describe('a path', () => {
  it.each(reservedWords)('that begins with %s does not read the subject', (word) => {
    expect(readPath(word, { subject: { [word]: 'of the subject' } })).toBeUndefined();
  });
});
