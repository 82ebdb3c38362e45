/* In: a dynamic import. Out: what it gives, at once where it is there already, or why it did not come. */
import { PartMissingError, whyMissing } from './partMissing';

/** Something that comes to the browser later than the page. */
export interface Part<T> {
  /**
   * Asks for it, and once more where it did not come; the same promise each time, until it has failed.
   * @throws PartMissingError
   */
  load: () => Promise<T>;
  /** It, where it is there. */
  now: () => T | undefined;
}

/** The same promise each time, until it has failed. */
export function untilItFails<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    if (begun) return begun;
    begun = begin();
    begun.catch(() => (begun = undefined));
    return begun;
  };
}

/* As browsers say that a file is missing, or no script; a script that throws is a defect of ours. */
const isNoModule = (reason: unknown) =>
  reason instanceof SyntaxError || (reason instanceof TypeError && /module|import/i.test(reason.message));

/** @param ask a dynamic import, whose file a build puts where `scripts/parts.ts` says */
export function part<T>(ask: () => Promise<T>): Part<T> {
  let known: T | undefined;
  return {
    load: untilItFails(async () => {
      try {
        return (known = await ask().catch(ask));
      } catch (reason) {
        throw isNoModule(reason) ? new PartMissingError(await whyMissing(), reason) : reason;
      }
    }),
    now: () => known,
  };
}
