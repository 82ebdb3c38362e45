import type { BenchWindow } from './inPage';
import type { Reading } from './reading';
import { largest, lists, users } from './settings';
import type { Tab } from './tab';

/** The pages of one portal: two that stay, signed in, and a new one with nothing cached. */
export interface Portal {
  admin: Tab;
  provider: Tab;
  newTab: () => Promise<Tab>;
  /** Address of the largest form. */
  form: string;
}

export type Measured = [title: string, reading: Reading];

export interface Visit {
  title: string;
  /** Once, before the visits that are measured. */
  prepare?: (portal: Portal) => Promise<void>;
  /** @param isLast whether the heap is weighed */
  visit: (portal: Portal, isLast: boolean) => Promise<Measured[]>;
}

const reload = (list: string): Visit => ({
  title: `reload: ${list}`,
  prepare: ({ admin }) => admin.load(`/internal/${list}`),
  visit: async ({ admin }, isLast) => [
    [`reload: ${list}`, await admin.measure(() => admin.page.reload({ waitUntil: 'commit' }), isLast)],
  ],
});

const signIn: Visit = {
  title: 'sign-in',
  async visit({ newTab }, isLast) {
    const tab = await newTab();
    try {
      const page = await tab.measure(() => tab.page.goto(tab.url, { waitUntil: 'commit' }), isLast);
      await tab.fillSignIn(users.admin);
      const row = await tab.measure(() => tab.pressSignIn(), isLast);
      return [
        ['sign-in: page, nothing cached', page],
        ['sign-in: press to first row', row],
      ];
    } finally {
      await tab.close();
    }
  },
};

/** From a list that was just loaded to one not seen yet, and back. */
const betweenLists: Visit = {
  title: 'way',
  async visit({ admin }, isLast) {
    await admin.load('/internal/accounts');
    const go = (list: string) =>
      admin.measure(
        () => admin.begin(admin.listGoal(list), { click: admin.selectors.way.replaceAll('{list}', list) }),
        isLast,
      );
    const there = await go('phone-numbers');
    const back = await go('accounts');
    return [
      ['way: accounts to phone numbers', there],
      ['way: back to accounts', back],
    ];
  },
};

async function pressKey(tab: Tab): Promise<Reading> {
  await tab.page.evaluate(() => (window as unknown as BenchWindow).bench.beginAtKey());
  return tab.measure(() => tab.page.keyboard.press('x'), false);
}

async function pressKeys(tab: Tab, field: string, title: string): Promise<Measured[]> {
  await tab.page.locator(field).first().focus();
  /* The first key makes the form a changed one, which happens once. */
  await tab.page.keyboard.press('x');
  return [
    [title, await pressKey(tab)],
    [title, await pressKey(tab)],
  ];
}

/** Gone to by its address, from the list: the carrier need not be on the list's first page. */
const form: Visit = {
  title: 'form',
  async visit({ provider: tab, form: path }, isLast) {
    await tab.load('/internal/carriers');
    const goal = { path, selector: tab.selectors.gateway, count: largest.gateways };
    const opened = await tab.measure(() => tab.begin(goal, { goTo: path }), isLast);
    return [
      ['form: opened from the list', opened],
      ...(await pressKeys(tab, tab.selectors.name, 'form: a key in the name')),
      ...(await pressKeys(tab, tab.selectors.gateway, "form: a key in a gateway's address")),
    ];
  },
};

export const visits: Visit[] = [...lists.map(reload), signIn, betweenLists, form];
