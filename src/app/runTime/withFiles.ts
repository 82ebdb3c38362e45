/* In: what lies beside the build. Out: the console's resources with those, and a page that says what is wrong with the others. */
import { z } from 'zod';
import { codeRegistries } from '../../engine/codeRegistries';
import { pages } from '../../engine/routes/pageRegistry';
import { isCatastrophic } from '../../schema/patterns/isCatastrophic';
import { combine } from '../../schema/runTime/combine';
import { faultOf, listedIn, type FileProblem } from '../../schema/runTime/jsonFile';
import type { BesideBuild } from '../../loading/besideBuild';
import { locales } from '../i18n/locales';
import type { MessageTree } from '../i18n/messageTrees';
import type { Declared } from '../start/declared';
import { namedCode } from '../start/registrations';
import { fetchFiles } from './fetchFiles';
import { problemsPage } from './problemsPage';
import { problemsResource, problemsTexts } from './problemsResource';

/* A page of this console makes no code of texts: zod would try, and the browser would tell of it. */
z.config({ jitless: true });

const index = 'index.json';
const ofIndex = (finding: Omit<FileProblem, 'file' | 'resource' | 'severity'>): FileProblem => ({
  ...finding,
  severity: 'error',
  file: index,
  resource: '',
});

/** Texts of the resources that files have brought along, by locale, beside those of the page of problems. */
const textsOf = (labels: Record<string, object>, problems: readonly FileProblem[]): Record<string, MessageTree> =>
  Object.fromEntries(
    locales.map(({ locale }) => {
      const own = problems.length > 0 ? { [problemsResource.name]: problemsTexts[locale] } : {};
      return [locale, { resources: { ...labels[locale], ...own } }];
    }),
  );

/**
 * Reads, checks and adds what lies beside the build; whatever has a fault is left out.
 * @param beside the list of it
 * @throws PartMissingError where the code cannot be loaded that declarations may name
 */
export async function withFiles(beside: BesideBuild, declared: Declared): Promise<Declared> {
  await namedCode.load();
  const { files, findings } =
    'list' in beside ? listedIn(beside.list) : { files: [], findings: [faultOf('unreadable', beside.fault)] };
  const names = { ...codeRegistries, isCatastrophic };
  const read = await fetchFiles(files);
  const all = combine(declared.declarations, read, { names, locales: locales.map(({ locale }) => locale) });
  const problems = [...findings.map(ofIndex), ...all.problems];
  if (problems.length > 0 && !pages.has(problemsResource.name))
    pages.register(problemsResource.name, problemsPage(problems));
  return {
    ...declared,
    declarations: [...all.declarations, ...(problems.length > 0 ? [problemsResource] : [])],
    texts: textsOf(all.labels, problems),
  };
}
