import type { CompiledResource } from '../src/schema/compiled';
import type { Facts } from '../src/schema/predicate';
import type { ProviderContext, Values } from './context';
import { fillPath } from './paths';

interface Upload {
  name: string;
  path: string;
  part: string;
  text: string;
}

/** A body without the texts that are too long for it, and those, to be sent once there is a record (`api.uploads`). */
export function splitUploads({ api }: CompiledResource, body: Values): { body: Values; uploads: Upload[] } {
  const uploads = Object.entries(api.uploads ?? {}).flatMap(([name, how]): Upload[] => {
    const text = body[name];
    return how && typeof text === 'string' && text.length > how.above ? [{ ...how, name, text }] : [];
  });
  const kept = Object.entries(body).filter(([name]) => !uploads.some((upload) => upload.name === name));
  return { body: Object.fromEntries(kept), uploads };
}

/** Sends texts as files, one after the other. */
export async function sendUploads(context: ProviderContext, uploads: readonly Upload[], facts: Facts): Promise<void> {
  for (const { path, part, name, text } of uploads) {
    const form = new FormData();
    form.append(part, new Blob([text], { type: 'text/plain' }), `${name}.txt`);
    await context.http.request(fillPath([path], facts), { method: 'POST', body: form });
  }
}

/** The row is saved, but a text of it was refused: the next save sends only that. */
export class RowUploadError extends Error {
  /** Fields that are not saved. */
  readonly missing: readonly string[];
  /** Of a row that was created. */
  readonly answer: unknown;
  readonly reason: unknown;

  constructor(reason: unknown, answer: unknown, uploads: readonly Upload[]) {
    super('errors.generic');
    this.name = 'RowUploadError';
    this.reason = reason;
    this.answer = answer;
    this.missing = uploads.map(({ name }) => name);
  }
}
