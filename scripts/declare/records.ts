import type { Operation } from '../../src/schema/types';
import { answerOf, sentTo, whole, type PathItem, type Paths, type Schema } from './document';

/** What a document says of the records of a collection. */
export interface Records {
  /** Every property that is sent or answered. */
  properties: Record<string, Schema>;
  /** The properties of a row of the list, of the body of a new record, of a changed one. */
  listed: Schema;
  created: Schema;
  updated: Schema;
  operations: Exclude<Operation, 'export'>[];
  isPaged: boolean;
  /** The variable of a record's path, as wire fields are written: `{QueueSid}` is `queue_sid`. */
  variable?: string;
}

export const kebab = (text: string): string =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();

/** What the list answers one of: its rows stand in an envelope or without one. */
function rowOf(answer?: Schema): Schema {
  const schema = whole(answer);
  const rows = schema.items ? schema : Object.values(schema.properties ?? {}).find(({ items }) => items);
  return whole(rows?.items);
}

function operationsOf(collection: PathItem, record: PathItem): Records['operations'] {
  const there: [Records['operations'][number], unknown][] = [
    ['list', collection.get],
    ['show', record.get],
    ['create', collection.post],
    ['edit', record.put],
    ['delete', record.delete],
  ];
  return there.flatMap(([operation, isThere]) => (isThere ? [operation] : []));
}

/** Every property of these schemas, with what each of them says of it; the first to say something counts. */
function allProperties(...schemas: Schema[]): Record<string, Schema> {
  const all: Record<string, Schema> = {};
  for (const { properties = {} } of schemas)
    for (const [name, schema] of Object.entries(properties)) all[name] = { ...schema, ...all[name] };
  return all;
}

/** @throws when the document does not have the path, or says nothing of its records */
export function recordsAt(paths: Paths, path: string): Records {
  const collection = paths[path];
  if (!collection) throw new Error(`The document has no path '${path}'.`);
  const isRecord = (each: string) => each.startsWith(`${path}/{`) && each.lastIndexOf('/') === path.length;
  const ofRecord = Object.keys(paths).find(isRecord);
  const record = ofRecord ? paths[ofRecord]! : {};

  const created = whole(sentTo(collection.post));
  const updated = whole(sentTo(record.put));
  const listed = rowOf(answerOf(collection.get));
  const read = whole(answerOf(record.get));
  const properties = allProperties(created, updated, listed, read);
  if (Object.keys(properties).length === 0)
    throw new Error(`The document does not say what a record of '${path}' holds.`);
  const asked = collection.get?.parameters?.map(({ name }) => name) ?? [];
  return {
    properties,
    listed,
    created,
    updated,
    operations: operationsOf(collection, record),
    isPaged: asked.includes('page') && asked.includes('page_size'),
    ...(ofRecord ? { variable: kebab(ofRecord.slice(path.length + 2, -1)).replaceAll('-', '_') } : {}),
  };
}
