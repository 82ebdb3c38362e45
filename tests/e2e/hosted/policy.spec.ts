import { expect, type Page } from '@playwright/test';
import { signIn, test as plain } from '../console';
import { signInAs, test as hosted } from './hosted';

const elsewhere = 'https://elsewhere.example.com';
const asked = [
  ...['https://js.stripe.com', 'https://b.js.stripe.com', elsewhere].map((origin) => ['script', `${origin}/s`]),
  ...['https://js.stripe.com', 'https://hooks.stripe.com', elsewhere].map((origin) => ['iframe', `${origin}/f`]),
  ...['https://api.stripe.com', elsewhere].map((origin) => ['fetch', `${origin}/c`]),
] as const;

/** Which addresses of other hosts scripts of the page reach; none of them is really asked for. */
async function reached(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.route(/^https:\/\/(\w+\.)*(stripe|example)\.com\//, (route) => {
    seen.push(route.request().url());
    return route.fulfill({ body: '', contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } });
  });
  await page.evaluate(
    (list) =>
      Promise.all(
        list.map(([kind, address]) => {
          if (kind === 'fetch') return fetch(String(address)).catch(() => undefined);
          return new Promise((resolve) => {
            const element = Object.assign(document.createElement(kind as 'script' | 'iframe'), { src: address });
            for (const end of ['load', 'error']) element.addEventListener(end, resolve);
            document.body.append(element);
          });
        }),
      ),
    asked,
  );
  return seen.sort();
}

const tellsOfPolicy = /Content Security Policy/;

hosted(
  'where cards are taken, the provider of card payment is reached, and nobody else',
  { tag: '@refused' },
  async ({ page, complaints }) => {
    await signInAs(page, 'trial');
    expect(await reached(page)).toEqual(
      asked
        .map(([, address]) => String(address))
        .filter((address) => !address.startsWith(elsewhere))
        .sort(),
    );
    expect(complaints.splice(0).filter((text) => !tellsOfPolicy.test(text))).toEqual([]);
  },
);

plain('where nothing is hosted, nobody is reached', { tag: '@refused' }, async ({ page, complaints }) => {
  await signIn(page, 'account');
  expect(await reached(page)).toEqual([]);
  expect(complaints.splice(0).filter((text) => !tellsOfPolicy.test(text))).toEqual([]);
});
