/** Why the form's judge is asked: a key was pressed, an input was left, or Save. */
export type Moment = 'change' | 'blur' | 'submit';

export interface MomentNow {
  read: () => Moment;
  /** Starts a question that belongs to another moment than Save. */
  during: (moment: Moment, ask: () => Promise<unknown>) => void;
  /** Waits for the answers to what was asked before: a later one must not overwrite what Save finds. */
  settled: () => Promise<void>;
}

/** react-hook-form does not tell its resolver why it is asked; the form notes it here. */
export function createMomentNow(): MomentNow {
  let now: Moment = 'submit';
  const open = new Set<Promise<unknown>>();
  return {
    read: () => now,
    during(moment, ask) {
      now = moment;
      const answer = ask();
      now = 'submit';
      open.add(answer);
      void answer.finally(() => open.delete(answer));
    },
    settled: async () => {
      await Promise.allSettled(open);
    },
  };
}
