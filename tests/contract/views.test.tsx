import { subjects } from './subjects/subjects';
import { viewsSuite } from './suites/viewsSuite';

subjects.forEach(viewsSuite);
