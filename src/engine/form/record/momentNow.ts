/** Why the form's judge is asked: a key was pressed, an input was left, or Save. */
export type Moment = 'change' | 'blur' | 'submit';

export interface MomentNow {
  read: () => Moment;
  /** Starts a question that belongs to another moment than Save. */
  during: (moment: Moment, ask: () => void) => void;
}

/** react-hook-form does not tell its resolver why it is asked; the form notes it here. */
export function createMomentNow(): MomentNow {
  let now: Moment = 'submit';
  return {
    read: () => now,
    during(moment, ask) {
      now = moment;
      ask();
      now = 'submit';
    },
  };
}
