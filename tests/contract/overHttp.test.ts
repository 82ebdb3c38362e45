import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { httpSuite } from './suites/httpSuite';
import { subjects } from './subjects/subjects';
import { folders } from './subjects/written';

subjects.forEach(httpSuite);

it('no answers are kept of a resource that is gone', () => {
  const names = subjects.map(({ name }) => `${name}.json`);
  expect(readdirSync(folders.answered).filter((file) => !names.includes(file))).toEqual([]);
});
