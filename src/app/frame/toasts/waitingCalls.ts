import type { useTakeUndoableMutation } from 'react-admin';

/** Makes a call that has waited, or takes it back. */
type Settle = Exclude<ReturnType<ReturnType<typeof useTakeUndoableMutation>>, void>;

/** Calls that wait until their toasts are gone, by the ids of the toasts; each is made or taken back once. */
export class WaitingCalls {
  private readonly calls = new Map<number, { settle: Settle; wasShown: boolean }>();

  add(id: number, settle: Settle): void {
    this.calls.set(id, { settle, wasShown: false });
  }

  settle(id: number, isUndo: boolean): void {
    const call = this.calls.get(id);
    this.calls.delete(id);
    call?.settle({ isUndo });
  }

  /** Makes those whose toasts are gone; one that has not been on screen yet is still to come. */
  follow(shown: readonly number[]): void {
    for (const [id, call] of this.calls) {
      if (shown.includes(id)) call.wasShown = true;
      else if (call.wasShown) this.settle(id, false);
    }
  }

  /** Makes all of them. @returns the ids of their toasts */
  settleAll(): number[] {
    const ids = [...this.calls.keys()];
    ids.forEach((id) => this.settle(id, false));
    return ids;
  }
}
