import { setTimeout as delay } from 'node:timers/promises';
import { ConnectionDropped } from './http/refusals.ts';
import type { Fault } from './types.ts';

interface Armed {
  fault: Fault;
  path: RegExp;
  left: number;
}

function answerOf({ status = 200, body, contentType, headers }: Fault): Response {
  const isText = typeof body === 'string';
  const type = contentType ?? (isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8');
  const text = body === undefined ? null : isText ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { ...(text === null ? {} : { 'content-type': type }), ...headers } });
}

const matches = ({ fault, path }: Armed, method: string, requested: string) =>
  (!fault.method || fault.method.toUpperCase() === method) && path.test(requested);

/** Answers that were ordered in place of the platform's own. */
export class Faults {
  #armed: Armed[] = [];

  add(fault: Fault): void {
    const times = fault.times ?? 1;
    this.#armed.push({ fault, path: new RegExp(fault.path), left: times === 0 ? Infinity : times });
  }

  clear(): void {
    this.#armed = [];
  }

  /** The ordered answer, or nothing when the platform is to answer; of what it does nobody hears where that was ordered. */
  async strike(method: string, path: string): Promise<Response | 'unheard' | undefined> {
    const armed = this.#armed.find((candidate) => candidate.left > 0 && matches(candidate, method, path));
    if (!armed) return undefined;
    armed.left -= 1;
    const { fault } = armed;
    if (fault.delay) await delay(fault.delay);
    if (fault.drop === 'when done') return 'unheard';
    if (fault.drop) throw new ConnectionDropped();
    return fault.status === undefined && fault.body === undefined ? undefined : answerOf(fault);
  }
}
