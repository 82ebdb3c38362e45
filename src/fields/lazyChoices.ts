import { useEffect, useState } from 'react';
import type { Choice, NamedChoices } from './choices';

/** A long list that loads when a form first shows it. */
export function lazyChoices(load: () => Promise<readonly Choice[]>): NamedChoices {
  let loaded: readonly Choice[] | undefined;
  return function useLazyChoices() {
    const [choices, setChoices] = useState(loaded);
    useEffect(() => {
      if (choices) return;
      void load().then((list) => {
        loaded = list;
        setChoices(list);
      });
    }, [choices]);
    return choices;
  };
}
