import { lazy, type ComponentType } from 'react';

/** What the gate hands to each of its pages. */
export interface GatePageProps {
  /** Leads to an address of the gate or of the console. */
  go: (path: string) => void;
}

const loadTexts = () => import('./pageTexts').then(({ loadPageTexts }) => loadPageTexts());

/** A page beside sign-in: it comes with its texts when it is opened. */
export const lazyPage = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), loadTexts()]);
    return { default: page };
  });
