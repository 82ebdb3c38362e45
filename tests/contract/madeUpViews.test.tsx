import { madeUpSubjects, tenantsWithoutTexts } from './madeUp';
import { viewsSuite } from './viewsSuite';

[...madeUpSubjects, tenantsWithoutTexts].forEach(viewsSuite);
