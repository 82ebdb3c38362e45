import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutationsOf } from './mutations';
import { promiseOf } from './promise';
import { compiledOf, type Subject } from '../subjects/subjects';
import { expectAsWritten } from '../subjects/written';

/** The promise of a declaration is written down, and there is nothing in the declaration that could go without being missed. */
export const promisedSuite = (subject: Subject) =>
  describe(`the contract of ${subject.name}`, () => {
    const { name, declaration, isCi } = subject;
    const folder = subject.folders.promised;
    const kept = (): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const promised = (mutated = declaration): unknown =>
      JSON.parse(JSON.stringify(promiseOf(compiledOf(subject, mutated))));

    it('is as it is written down', () => expectAsWritten({ folder, name, value: promised(), isCi }));

    it.each(mutationsOf(declaration))('is broken without $what', ({ declaration: mutated }) => {
      expect(promised(mutated)).not.toEqual(kept());
    });
  });
