import { madeUpSubjects, tenantsWithoutTexts } from './subjects/madeUp';
import { viewsSuite } from './suites/viewsSuite';

[...madeUpSubjects, tenantsWithoutTexts].forEach(viewsSuite);
