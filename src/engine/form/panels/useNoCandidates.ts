import { useMemo } from 'react';
import { useWatchedFacts } from '../../../fields/input/useFieldFacts';
import { useCandidates } from '../../../fields/reference/useCandidates';
import { matches, watchedPaths, type Predicate } from '../../../schema/facts/predicate';
import { useConsole } from '../../../session/ConsoleContext';
import { useHoldSave } from '../save/saveHolds';

export interface Candidates {
  resource: string;
  /** Records that would do, all of them where not said; bare paths read one of them, `parent.x` the form. */
  candidates?: Predicate;
  /** Of the form: where it holds, one is needed; always, where not said. */
  when?: Predicate | undefined;
}

const everyOne: Predicate = {};

/** Whether one is needed and there is none, as long as which Save is not offered. */
export function useNoCandidates({ resource: name, candidates: wanted = everyOne, when }: Candidates): boolean {
  const target = useConsole().registry.get(name);
  const paths = useMemo(
    () => [
      ...watchedPaths(when),
      ...watchedPaths(wanted).flatMap((path) => (path.startsWith('parent.') ? path.slice('parent.'.length) : [])),
    ],
    [wanted, when],
  );
  const facts = useWatchedFacts(paths);
  const reference = useMemo(() => ({ resource: name, candidates: wanted }), [name, wanted]);
  const withParent = useMemo(() => ({ ...facts, parent: facts.subject }), [facts]);
  const { candidates, isWhole, isReady } = useCandidates({
    target,
    reference,
    facts: withParent,
    filter: {},
    search: '',
    isWanted: matches(when, facts),
  });
  const isHeld = matches(when, facts) && isReady && isWhole && candidates.length === 0;
  useHoldSave(isHeld);
  return isHeld;
}
