import { afterEach, beforeEach, vi } from 'vitest';

/** There is no layout in these tests: a browser that cannot tell what is in view sees everything. */
export const withEverythingInView = () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
  afterEach(() => void vi.unstubAllGlobals());
};
