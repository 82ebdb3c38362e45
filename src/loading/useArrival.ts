import { useEffect, useReducer, useState } from 'react';
import type { Part } from './part';
import { PartMissingError } from './partMissing';

interface Arrival<T> {
  value: T | undefined;
  missing: PartMissingError | undefined;
  retry: () => void;
}

/**
 * Waits for a part. What is there when it is mounted is given at once; no Suspense, which would keep what stands in its place on
 * screen for 300 ms.
 * @param its the same for the component's whole life
 * @throws while rendering, whatever else went wrong with it
 */
export function useArrival<T>(its: Part<T>): Arrival<T> {
  const [value, setValue] = useState(() => its.now());
  const [failure, setFailure] = useState<Error>();
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const isThere = value !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = true;
    const arrive = (loaded: T) => isWanted && setValue(() => loaded);
    const fail = (reason: Error) => isWanted && setFailure(reason);
    /* To begin takes long: not in one go with the picture that this is a piece of. */
    const beginning = setTimeout(() => void its.load().then(arrive, fail));
    return () => {
      isWanted = false;
      clearTimeout(beginning);
    };
  }, [its, tries, isThere]);
  const isMissing = failure instanceof PartMissingError;
  if (failure && !isMissing) throw failure;
  const retry = () => {
    setFailure(undefined);
    tryAgain();
  };
  return { value, missing: isMissing ? failure : undefined, retry };
}
