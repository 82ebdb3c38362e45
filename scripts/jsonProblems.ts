import { checkDeclaration } from '../src/schema/checks';
import { isCatastrophic } from '../src/schema/patterns/isCatastrophic';

export type JsonProblem = ReturnType<typeof checkDeclaration>[number];

/** @throws SyntaxError when the text is not JSON. */
export const problemsOfJson = (text: string): JsonProblem[] => checkDeclaration(JSON.parse(text), { isCatastrophic });

/** One line a problem, its hint below. */
export const describeProblems = (problems: readonly JsonProblem[]): string =>
  problems
    .map(
      ({ id, resource, at, message, hint }) => `${id} ${resource} at ${at}: ${message}${hint ? `\n     ${hint}` : ''}`,
    )
    .join('\n');
