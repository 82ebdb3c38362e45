import { madeUpSubjects } from './madeUp';
import { viewsSuite } from './viewsSuite';

madeUpSubjects.forEach(viewsSuite);
