import { subjects } from './subjects';
import { viewsSuite } from './viewsSuite';

subjects.forEach(viewsSuite);
