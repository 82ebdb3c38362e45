import { lazy, type ComponentType } from 'react';
import { loadPageTexts } from '../texts/pageTexts';

/** What the gate hands to each of its pages. */
export interface GatePageProps {
  /** Leads to an address of the gate or of the console. */
  go: (path: string) => void;
}

/** Loads a page beside sign-in with its texts. */
export const pageWithTexts =
  <Props>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [page] = await Promise.all([load(), loadPageTexts()]);
    return page;
  };

/** A page beside sign-in: it comes with its texts when it is shown. */
export const lazyPage = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const loadPage = pageWithTexts(load);
  return lazy(async () => ({ default: await loadPage() }));
};
