import type { CompiledResource } from '../../src/schema/types/compiled';
import type { Facts } from '../../src/schema/facts/predicate';
import type { ProviderContext, Values } from '../context';
import { fillPath } from '../records/paths';

interface Upload {
  name: string;
  path: string;
  part: string;
  text: string;
}

/** The row is saved, but a text of it was refused: the next save sends only that. */
export class RowUploadError extends Error {
  /** As it is saved now. */
  readonly row: Values;
  /** To the row's own call. */
  readonly answer: unknown;
  readonly reason: unknown;

  constructor(reason: unknown, answer: unknown, row: Values) {
    super('errors.generic');
    this.reason = reason;
    this.answer = answer;
    this.row = row;
  }
}

/** Texts that are too long for a body (`api.uploads`). */
function uploadsOf({ api }: CompiledResource, body: Values): Upload[] {
  return Object.entries(api.uploads ?? {}).flatMap(([name, how]): Upload[] => {
    const text = body[name];
    return how && typeof text === 'string' && text.length > how.above ? [{ ...how, name, text }] : [];
  });
}

async function send(context: ProviderContext, { path, part, name, text }: Upload, facts: Facts): Promise<void> {
  const form = new FormData();
  form.append(part, new Blob([text], { type: 'text/plain' }), `${name}.txt`);
  await context.http.request(fillPath([path], facts), { method: 'POST', body: form });
}

interface Calls {
  /** The row's own call. */
  write: (body: Values) => Promise<unknown>;
  /** What the paths of the files look at once the row is there. */
  factsOf: (answer: unknown) => Facts;
}

/**
 * Saves a row, then what was too long for its body as files, one after the other.
 * @returns the answer to the row's own call
 * @throws RowUploadError where only a file was refused
 */
export async function sendWithUploads(
  context: ProviderContext,
  resource: CompiledResource,
  { row, body = {} }: { row: Values; body?: Values },
  { write, factsOf }: Calls,
): Promise<unknown> {
  const uploads = uploadsOf(resource, body);
  const withoutFiles = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !uploads.some((upload) => upload.name === name)));
  const answer = await write(withoutFiles(body));
  try {
    for (const upload of uploads) await send(context, upload, factsOf(answer));
  } catch (reason) {
    throw new RowUploadError(reason, answer, withoutFiles(row));
  }
  return answer;
}
