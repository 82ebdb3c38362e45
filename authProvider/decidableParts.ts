import { watchedPaths, type Predicate } from '../src/schema/facts/predicate';

const isKnown = (path: string) => /^(session|features|operation)(\.|$)/.test(path);

const conjuncts = (predicate: Predicate): readonly Predicate[] => {
  if ('all' in predicate) return (predicate.all as readonly Predicate[]).flatMap(conjuncts);
  if ('any' in predicate || 'none' in predicate) return [predicate];
  return Object.entries(predicate).map(([path, test]) => ({ [path]: test }));
};

/** The parts of a condition that can be decided before there is a record: a page must not be refused for what it has not loaded. */
export const decidableParts = (predicate: Predicate | undefined): Predicate[] =>
  predicate ? conjuncts(predicate).filter((part) => watchedPaths(part).every(isKnown)) : [];
