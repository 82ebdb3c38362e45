import { DatabaseError } from '../store/databaseError.ts';
import { empty, json, phrase } from './responses.ts';

/** A request that is answered by an error. */
export class Refusal extends Error {
  constructor(readonly response: () => Response) {
    super('refused');
  }
}

/** Stands for the real process going down: the caller's connection is closed without an answer (platform-api 26.1). */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('The server closed the connection');
  }
}

/** The error shapes of platform-api 1.4, each to be thrown. */
export const refuse = {
  /** `{"msg"}`: nearly everything thrown inside a handler. */
  message: (status: number, msg: string) => new Refusal(() => json({ msg }, status)),
  /** `{"status":"fail","message"}`: guards in front of a router. */
  guard: (status: number, message: string) => new Refusal(() => json({ status: 'fail', message }, status)),
  /** `{"error"}`: lock-out at sign-in. */
  error: (status: number, error: string) => new Refusal(() => json({ error }, status)),
  /** A text body that holds the reason phrase. */
  phrase: (status: number) => new Refusal(() => phrase(status)),
  empty: (status: number) => new Refusal(() => empty(status)),
};

const databaseStatus = { duplicate: 422, 'missing field': 400, immutable: 400, other: 500 };

/** The answer to an error: what is not a refusal is a 500 with the raw text (platform-api 1.4). */
export function answerTo(error: unknown): Response {
  if (error instanceof Refusal) return error.response();
  const status = error instanceof DatabaseError ? databaseStatus[error.kind] : 500;
  return json({ msg: error instanceof Error ? error.message : String(error) }, status);
}
