// @vitest-environment node
import { sentSuite } from './sentSuite';
import { subjects } from './subjects';

subjects.filter(({ declaration }) => declaration.form).forEach(sentSuite);
