import { useEffect, useState, type ComponentType } from 'react';
import type { GatePlace } from './enter';
import { consolePart } from './consolePart';
import { isHosted, signUpPart } from './publicPages';
import { gatePart } from './gatePart';
import type { GatePageProps } from './gatePage';

/** A place and its page, or why there is none; the sign-in page is always there. */
export type ShownPage =
  | { place: 'login' }
  | { place: Exclude<GatePlace, 'login'>; Page: ComponentType<GatePageProps> }
  | { place: Exclude<GatePlace, 'login'>; error: Error };

/** Loads the page of a place. */
export async function loadShownPage(place: GatePlace): Promise<ShownPage> {
  if (place === 'login') {
    /* The sign-in page is of use without what is offered beside it. */
    if (isHosted()) await signUpPart.load().catch(() => undefined);
    return { place };
  }
  /* Side by side: who is signed in waits for both. A failure shows when it is truly needed. */
  if (place === 'console') consolePart.load().catch(() => undefined);
  try {
    const { loadPage } = await gatePart.load();
    return { place, Page: await loadPage(place) };
  } catch (error) {
    return { place, error: error as Error };
  }
}

/**
 * The page to show for a place: until it has been loaded, the one before stays. Not by a Suspense: React keeps what stands in for
 * it on screen for 300 ms at least, which is longer than most parts take.
 * @param first of the place to begin with
 */
export function useShownPage(place: GatePlace, first: ShownPage): ShownPage {
  const [shown, setShown] = useState(first);
  const isShown = shown.place === place;
  useEffect(() => {
    if (isShown) return undefined;
    let isWanted = true;
    void loadShownPage(place).then((page) => isWanted && setShown(page));
    return () => {
      isWanted = false;
    };
  }, [place, isShown]);
  return shown;
}
