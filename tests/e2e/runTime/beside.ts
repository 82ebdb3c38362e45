import type { Page, Route } from '@playwright/test';
import { jsonBlocks } from '../../support/guide';

type Json = Record<string, unknown>;

interface Queues extends Json {
  name: string;
  fields: Json;
  api: Json;
  list: Json;
  form: { sections: Json };
}

/** Lets files lie beside the build: JSON, or a text as it is. */
export async function beside(page: Page, files: Record<string, unknown>) {
  const serve = (name: string, content: unknown) =>
    page.route(`**/resources/${name}`, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: typeof content === 'string' ? content : JSON.stringify(content),
      }),
    );
  await serve('index.json', Object.keys(files));
  for (const [name, content] of Object.entries(files)) await serve(name, content);
}

/** Queues below an account, and a field that is added to a resource: the files of docs/adding-a-resource.md, word for word. */
export const [queues, costCentre] = jsonBlocks('JSON without a build') as [Queues, Json];

/** An API of queues, kept by the account that its paths name. */
export async function serveQueues(page: Page) {
  const accounts = new Map<string, Map<string, Json>>();
  const sent: string[] = [];
  let count = 0;
  const answer = (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const [, account, id] = /\/Accounts\/([^/]+)\/Queues(?:\/(.+))?$/.exec(pathname)!;
    const rows = accounts.get(account!) ?? new Map<string, Json>();
    accounts.set(account!, rows);
    const method = request.method();
    if (method !== 'GET') sent.push(`${method} ${pathname.replace(/.*\/Accounts/, '/Accounts')}`);
    if (method === 'POST') {
      const sid = `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
      rows.set(sid, { queue_sid: sid, ...(request.postDataJSON() as Json) });
      return route.fulfill({ status: 201, json: { sid } });
    }
    if (id === undefined) return route.fulfill({ json: [...rows.values()] });
    const row = rows.get(id);
    if (!row) return route.fulfill({ status: 404, json: { msg: 'no such queue' } });
    if (method === 'DELETE') rows.delete(id);
    if (method === 'PUT') Object.assign(row, request.postDataJSON());
    return method === 'GET' ? route.fulfill({ json: row }) : route.fulfill({ status: 204 });
  };
  await page.route(/\/api\/v1\/Accounts\/[^/]+\/Queues/, answer);
  return { sent };
}
