import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What the law asks for; without it, what axe holds to be good besides. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colours of what is still fading in are not those that are read. */
const withoutMotion = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** Controls that do not look like ours: a select with the browser's own arrow. */
const foreignControls = (page: Page) =>
  page
    .locator('select')
    .evaluateAll((all) =>
      all.filter((each) => getComputedStyle(each).appearance !== 'none').map(({ outerHTML }) => outerHTML),
    );

/** @param tags rules to go by; all of them where not given */
export async function expectNoFindings(page: Page, tags?: string[]) {
  await page.addStyleTag({ content: withoutMotion });
  const axe = new AxeBuilder({ page });
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await foreignControls(page)).toEqual([]);
}
