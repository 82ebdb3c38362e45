import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { marks, watchPage, type BenchWindow, type Goal } from './inPage';
import { categories, readTrace } from './processor';
import type { Reading } from './reading';
import { inList, type Selectors } from './selectors';
import { patience, slowdown, type Credentials } from './settings';
import { Traffic } from './traffic';

/** One page of a portal, in a browser context of its own. */
export class Tab {
  private constructor(
    readonly browser: Browser,
    readonly url: string,
    readonly selectors: Selectors,
    private readonly context: BrowserContext,
    readonly page: Page,
    private readonly client: CDPSession,
    private readonly traffic: Traffic,
  ) {}

  /** With nothing cached and nobody signed in. */
  static async open(browser: Browser, url: string, selectors: Selectors): Promise<Tab> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    await context.addInitScript(watchPage, { ...selectors, marks });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    /* A form that was typed into asks before it is left. */
    page.on('dialog', (dialog) => void dialog.accept());
    const client = await context.newCDPSession(page);
    return new Tab(browser, url, selectors, context, page, client, await Traffic.of(client));
  }

  close(): Promise<void> {
    return this.context.close();
  }

  /** Acts, and waits until the page shows what it is to show and is at rest. */
  private async act(action: () => Promise<unknown>): Promise<void> {
    this.traffic.begin();
    const reached = this.page.waitForEvent('console', (message) => message.text() === marks.end);
    await Promise.all([reached, action()]);
    await this.rest();
  }

  /** Quiet on the wire, and idle: what is still being drawn may ask for more. */
  private async rest(): Promise<void> {
    do {
      await this.traffic.rest();
      await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    } while (!this.traffic.isQuiet());
  }

  /** @param action begins something in the page whose goal the page knows (`inPage.ts`) */
  async measure(action: () => Promise<unknown>, weighs: boolean): Promise<Reading> {
    await this.page.bringToFront();
    /* Of one page at a time: a slowed-down one keeps its processor busy even while it does nothing. */
    await this.client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await this.browser.startTracing(this.page, { categories });
    await this.act(action);
    const { paint, reached, drawings, elements } = await this.page.evaluate((mark) => {
      performance.mark(mark);
      return (window as unknown as BenchWindow).bench.noted();
    }, marks.rest);
    const { untilReached, untilRest, blocking } = readTrace(await this.browser.stopTracing());
    await this.client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const requests = this.traffic.requests();
    const bytes = await this.traffic.bytes();
    const heap = weighs ? await this.weigh() : undefined;
    return { paint, reached, untilReached, untilRest, blocking, drawings, requests, bytes, elements, heap };
  }

  /** What the page holds on to. To collect the rest takes compiled code along, which what is measured next would have to make anew. */
  private async weigh(): Promise<number> {
    await this.client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.client.send('Runtime.getHeapUsage');
    return usedSize;
  }

  /** Without measuring. */
  load(path: string): Promise<void> {
    return this.act(() => this.page.goto(this.url + path));
  }

  /** Something done in the page itself, so that nothing stands between the beginning and what it begins. */
  begin(goal: Goal, what: { click: string } | { goTo: string }): Promise<void> {
    return this.page.evaluate(
      ({ goal, what }) => {
        const { bench } = window as unknown as BenchWindow;
        bench.begin(goal);
        if ('click' in what) return document.querySelector<HTMLElement>(what.click)?.click();
        history.pushState(null, '', what.goTo);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      { goal, what },
    );
  }

  listGoal(list: string): Goal {
    return { path: `/internal/${list}`, selector: inList(this.selectors.row, list), count: 1 };
  }

  async fillSignIn({ username, password }: Credentials): Promise<void> {
    await this.page.locator(this.selectors.user).first().fill(username);
    await this.page.locator(this.selectors.password).first().fill(password);
  }

  /** Presses the button, up to the first row of the first list. */
  pressSignIn(): Promise<void> {
    return this.begin(this.listGoal('accounts'), { click: this.selectors.submit });
  }

  async signIn(credentials: Credentials): Promise<void> {
    await this.load('/');
    await this.fillSignIn(credentials);
    await this.act(() => this.pressSignIn());
  }
}
