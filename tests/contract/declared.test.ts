import { expect, it } from 'vitest';
import { decide } from '../../authProvider/access';
import { buildSession } from '../support/builders';
import { declaredSuite } from './suites/declaredSuite';
import { subjects } from './subjects/subjects';

subjects.forEach(declaredSuite);

it('an unknown resource is closed to everybody', () => {
  expect(decide(undefined, buildSession(), {}, 'list')).toBe(false);
});
