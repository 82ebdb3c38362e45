/** What the page is to show: so many elements, at this address. */
export interface Goal {
  path: string;
  selector: string;
  count: number;
}

/** What was noted in the page, in milliseconds of its own clock. */
export interface Noted {
  /** When the page showed something at all; of a page that was loaded. */
  paint: number | undefined;
  /** From the beginning until the goal was on the screen. */
  reached: number;
  /** How often React committed until then. */
  drawings: number;
  elements: number;
}

interface Notes {
  begin(goal: Goal, since?: number): void;
  beginAtKey(): void;
  noted(): Noted;
}

export type BenchWindow = Window & { bench: Notes; __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown };

/** Names of the marks in the trace, and what the page says to the console when the goal is reached. */
export const marks = { begin: 'bench:begin', end: 'bench:end', rest: 'bench:rest' };

/**
 * Runs in the page before its scripts. Looking from outside would find a row late, and would take processor time from the page.
 * All in methods: what names a function otherwise needs a helper of the compiler that the page does not have.
 */
export function watchPage({
  password,
  row,
  marks,
}: {
  password: string;
  row: string;
  marks: { begin: string; end: string };
}) {
  const bench = {
    goal: undefined as Goal | undefined,
    commits: 0,
    since: 0,
    reached: 0,
    drawings: undefined as number | undefined,

    begin(goal: Goal, since = performance.now()) {
      Object.assign(this, { goal, since, commits: 0 });
      performance.mark(marks.begin);
    },

    /** A key has reached its goal with the next picture, and counts what is drawn until then. */
    beginAtKey() {
      window.addEventListener(
        'keydown',
        () => {
          this.begin({ path: '', selector: '', count: 0 });
          this.reach();
          this.drawings = undefined;
        },
        { capture: true, once: true },
      );
    },

    look() {
      const { goal } = this;
      if (goal?.path !== location.pathname) return;
      if (document.querySelectorAll(goal.selector).length >= goal.count) this.reach();
    },

    /** Notes the time in the task after the frame: the picture is drawn then, as far as it is this thread's work. */
    reach() {
      this.goal = undefined;
      this.drawings = this.commits;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        performance.mark(marks.end);
        this.reached = performance.now() - this.since;
        this.drawings ??= this.commits;
        console.debug(marks.end);
      };
      requestAnimationFrame(() => port2.postMessage(null));
    },

    noted(): Noted {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const { since, reached, drawings = 0 } = this;
      return {
        paint: since === 0 ? paint?.startTime : undefined,
        reached,
        drawings,
        elements: document.getElementsByTagName('*').length,
      };
    },
  };
  const hooked = window as unknown as BenchWindow;
  hooked.bench = bench;
  /* React reports here, in production too. */
  hooked.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject() {
      return 1;
    },
    onCommitFiberRoot() {
      bench.commits += 1;
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
  new MutationObserver(() => bench.look()).observe(document, { childList: true, subtree: true });
  const list = /^\/internal\/([^/]+)$/.exec(location.pathname)?.[1];
  bench.begin({ path: location.pathname, selector: list ? row.replaceAll('{list}', list) : password, count: 1 }, 0);
}
