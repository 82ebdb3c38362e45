import type { Browser } from '@playwright/test';
import type { Reading } from './reading';
import type { Selectors } from './selectors';
import { largest, settings, users, type Credentials } from './settings';
import { Tab } from './tab';
import { visits, type Portal } from './visits';

/** Of each title the readings of each portal. */
export type Readings = Map<string, Reading[][]>;

async function post(url: string, body: object): Promise<{ token: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { token: string };
}

/** Where the form with the most rows is. */
async function largestForm(url: string): Promise<string> {
  const { token } = await post(`${url}/api/v1/login`, users.provider);
  const answer = await fetch(`${url}/api/v1/VoipCarriers`, { headers: { authorization: `Bearer ${token}` } });
  const carriers = (await answer.json()) as { name: string; voip_carrier_sid: string }[];
  const carrier = carriers.find(({ name }) => name === largest.name);
  if (!carrier) throw new Error(`The platform has no carrier “${largest.name}”.`);
  return `/internal/carriers/${carrier.voip_carrier_sid}/edit`;
}

/** Signs in as both users, and lets the browser see every script a second time: it keeps what it compiled from then on. */
export async function openPortal(browser: Browser, url: string, selectors: Selectors): Promise<Portal> {
  const newTab = () => Tab.open(browser, url, selectors);
  const signedIn = async (credentials: Credentials) => {
    const tab = await newTab();
    await tab.signIn(credentials);
    for (let time = 0; time < 2; time += 1) await tab.load('/internal/accounts');
    return tab;
  };
  return {
    admin: await signedIn(users.admin),
    provider: await signedIn(users.provider),
    newTab,
    form: await largestForm(url),
  };
}

/** Portals take turns, and in turns who is first, so that a busy moment of the machine meets all of them. */
export async function visitAll(portals: Portal[]): Promise<Readings> {
  const readings: Readings = new Map();
  for (const { title, prepare, visit } of visits.filter(({ title }) => title.includes(settings.only))) {
    for (const portal of portals) await prepare?.(portal);
    for (let run = 0; run < settings.runs; run += 1) {
      const turn = [...portals.entries()];
      for (const [index, portal] of run % 2 ? turn.reverse() : turn) {
        for (const [what, reading] of await visit(portal, run === settings.runs - 1)) {
          const all = readings.get(what) ?? portals.map(() => []);
          all[index]?.push(reading);
          readings.set(what, all);
        }
      }
    }
    console.error(`done: ${title}`);
  }
  return readings;
}
