/** Why a part of the console did not come: the server answers, so that it has another version now, or it does not. */
export type MissingReason = 'new_version' | 'unreachable';

const messages: Record<MissingReason, string> = {
  new_version: 'loading.new_version',
  unreachable: 'errors.network',
};

/** A part of the console could not be loaded. `message` is a message key. */
export class PartMissingError extends Error {
  readonly reason: MissingReason;

  constructor(reason: MissingReason, cause?: unknown) {
    super(messages[reason], { cause });
    this.name = 'PartMissingError';
    this.reason = reason;
  }
}

/** Whether the server that gave the page answers now. */
export async function whyMissing(): Promise<MissingReason> {
  try {
    const { ok } = await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' });
    return ok ? 'new_version' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
