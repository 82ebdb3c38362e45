import { reservedWords, watchedPaths, type Predicate } from '../facts/predicate';
import { templateVariables } from '../facts/template';
import type { CompiledCase, CompiledRule } from '../types/compiled';
import type { ValueRules } from '../types';

/** First words that read values of the form besides bare paths. */
const formWords = ['record', 'row', 'parent', 'ask'];

const firstWord = (path: string) => path.split('.')[0] as string;

const readsForm = (path: string) =>
  formWords.includes(firstWord(path)) || !(reservedWords as readonly string[]).includes(firstWord(path));

/** Paths whose first word is one of the form's own; bare paths of `candidates` read the candidate, not the form. */
const ofCandidates = (candidates: Predicate | undefined) =>
  watchedPaths(candidates).filter((path) => formWords.includes(firstWord(path)));

const comparedWithin = ({ rule, value }: CompiledRule): readonly string[] => {
  const unique = rule === 'unique' ? (value as ValueRules['unique']) : undefined;
  return typeof unique === 'object' ? (unique.within ?? []) : [];
};

/** Everything of the form that a part of a field depends on. */
function partWatches(field: CompiledCase): string[] {
  const { visible, required, readOnly, rules = [], reference, value } = field;
  const predicates = [visible, required, readOnly, ...rules.map(({ when }) => when)];
  const templates = [...Object.values(reference?.filter ?? {}), ...(value ? [value] : [])];
  return [
    ...predicates.flatMap((predicate) => (typeof predicate === 'object' ? watchedPaths(predicate) : [])),
    ...ofCandidates(reference?.candidates),
    ...rules.flatMap(comparedWithin),
    ...templates.flatMap(templateVariables),
  ];
}

/** Paths of the form that a field depends on, those of its cases included; paths of session, features, … are left out. */
export const watchesOf = (
  field: CompiledCase,
  cases: readonly { when: Predicate; field: CompiledCase }[] = [],
): string[] => {
  const ofCases = cases.flatMap(({ when, field: changes }) => [...watchedPaths(when), ...partWatches(changes)]);
  return [...new Set([...partWatches(field), ...ofCases])].filter(readsForm);
};
