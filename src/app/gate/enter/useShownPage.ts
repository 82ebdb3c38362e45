import { useEffect, useState, type ComponentType } from 'react';
import type { GatePlace } from './enter';
import { gatePart } from './gatePart';
import type { GatePageProps } from './gatePage';

/** A place and its page; the sign-in page is always there. */
export type ShownPage = { place: 'login' } | { place: Exclude<GatePlace, 'login'>; Page: ComponentType<GatePageProps> };

const login: ShownPage = { place: 'login' };

async function load(place: GatePlace): Promise<ShownPage> {
  if (place === 'login') return login;
  const { loadPage } = await gatePart.load();
  return { place, Page: await loadPage(place) };
}

/**
 * The page to show for a place: until it has been loaded, the one before stays. Not by a Suspense: React keeps what stands in for
 * it on screen for 300 ms at least, which is longer than most parts take.
 * @returns undefined while the very first page is loaded, or why a page cannot be
 */
export function useShownPage(place: GatePlace): ShownPage | Error | undefined {
  const [shown, setShown] = useState<ShownPage | Error | undefined>(place === 'login' ? login : undefined);
  useEffect(() => {
    let isWanted = true;
    load(place).then(
      (page) => isWanted && setShown(page),
      (reason: Error) => isWanted && setShown(reason),
    );
    return () => {
      isWanted = false;
    };
  }, [place]);
  return shown;
}
