import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadDailyWork } from '../src/loading/dailyWork';

/* What is waited for comes when it comes; this only ends a test that fails. */
configure({ asyncUtilTimeout: 60_000 });

/*
 * There is no layout here, so rules of style decide nothing; but every query by role would read them all, for each element.
 * Style elements stay outside the document, then.
 */
const { head } = document;
if (!Object.hasOwn(head, 'insertBefore')) {
  head.insertBefore = <Inserted extends Node>(node: Inserted, before: Node | null): Inserted =>
    node instanceof HTMLStyleElement
      ? node
      : (HTMLHeadElement.prototype.insertBefore.call(head, node, before) as Inserted);
}

/* Every part is there, as it is once a page is at rest: no test waits for a file. */
beforeAll(loadDailyWork);

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
