import { sentSuite } from './suites/sentSuite';
import { subjects } from './subjects/subjects';

subjects.filter(({ declaration }) => declaration.form).forEach(sentSuite);
