import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { promisedSuite } from './suites/promisedSuite';
import { subjects } from './subjects/subjects';
import { folders } from './subjects/written';

subjects.forEach(promisedSuite);

it('no promise is kept of a resource that is gone', () => {
  const names = subjects.map(({ name }) => `${name}.json`);
  expect(readdirSync(folders.promised).filter((file) => !names.includes(file))).toEqual([]);
});
