import { beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider, type ConsoleDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/http/http';
import { declarations } from '../../../resources';
import { speechVendors } from '../../../resources/speech-services/vendors';
import { createCodec } from '../../../src/fields/codec';
import { fieldTypes } from '../../../src/fields/registry';
import { fieldState } from '../../../src/schema/facts/fieldState';
import { createRegistry } from '../../../src/schema/registry';
import { apiBase } from '../../support/fakePlatform';
import { signedIn, type Platform } from '../../support/sandboxed';
import { fieldsUnder, tableCases, vendorTable, type TableRow, type Uses } from './vendorTable';

type Row = Record<string, unknown>;

const registry = createRegistry(declarations);
const resource = registry.get('speech-services')!;
const features = { custom_speech: true, additional_speech_vendors: true };

let platform: Platform;
/* The platform's own log hides secrets. */
let sent: { method: string; body: unknown }[] = [];
let provider: ConsoleDataProvider;

beforeAll(async () => {
  platform = await signedIn('admin');
  const observed: typeof fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : String(input), init);
    const text = await request.clone().text();
    sent.push({ method: request.method, body: text === '' ? undefined : JSON.parse(text) });
    return platform.fetch(request);
  };
  provider = createDataProvider({
    registry,
    http: createHttp({ apiBase, fetch: observed, token: () => platform.token }),
    facts: () => ({ session: platform.session, features }),
    codec: createCodec(fieldTypes),
  });
});

const flags = ({ tts, stt }: Uses) => ({ use_for_tts: Number(tts), use_for_stt: Number(stt) });

/** A value of the wire as a form has it: flags are yes or no. */
const formValue = (name: string, value: unknown) => (/^use_|_use_tls$/.test(name) ? value === 1 : value);

/** What the form holds: everything of the row, whether its uses show it or not. */
const formOf = ({ vendor, choices, fields }: TableRow, uses: Uses): Row => ({
  vendor,
  account_sid: null,
  use_for_tts: uses.tts,
  use_for_stt: uses.stt,
  ...choices,
  ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, formValue(name, value)])),
});

const sentOf = (row: TableRow, uses: Uses): Row =>
  Object.fromEntries(fieldsUnder(row, uses).map(([name, { value }]) => [name, value]));

/** What an update repeats: all that it could erase and that is known (platform-api 16.2). */
const repeatedOf = (row: TableRow, uses: Uses): Row =>
  Object.fromEntries(
    fieldsUnder(row, uses)
      .filter(([, { fixed, unread }]) => !fixed && !unread)
      .map(([name, { value }]) => [name, value]),
  );

/** What is read back as it was sent. */
const shownOf = (row: TableRow, uses: Uses): Row =>
  Object.fromEntries(
    fieldsUnder(row, uses)
      .filter(([, { secret, unread }]) => !secret && !unread)
      .map(([name, { value }]) => [name, formValue(name, value)]),
  );

const namesOf = (row: TableRow, uses: Uses, kind: 'secret' | 'unread') =>
  fieldsUnder(row, uses)
    .filter(([, field]) => field[kind])
    .map(([name]) => name);

const bodies = (method: string) => sent.filter((each) => each.method === method).map(({ body }) => body);

async function make(row: TableRow, uses: Uses) {
  sent = [];
  const { data } = await provider.create('speech-services', { data: formOf(row, uses) });
  const [body] = bodies('POST');
  return { id: String(data.id), body };
}

const load = async (id: string) => (await provider.getOne('speech-services', { id })).data as Row;

async function save(loaded: Row, changes: Row) {
  sent = [];
  const id = String(loaded.id);
  await provider.update('speech-services', { id, data: { ...loaded, ...changes }, previousData: { ...loaded, id } });
  return bodies('PUT');
}

/** Fields that the form marks, of those that the platform knows. */
function marked(form: Row): string[] {
  const facts = { subject: form, record: form, session: platform.session, features, operation: 'create' };
  const own = [...Object.keys(resource.fields)].filter((name) => !['vendor', 'mode'].includes(name));
  return own.filter((name) => {
    const state = fieldState(resource.fields[name]!, facts, { mode: 'create' });
    return state.visible && state.required;
  });
}

it('the table has every declared vendor', () => {
  const known = [...new Set(vendorTable.map(({ vendor }) => vendor.replace(/:.*/, ':')))].sort();
  expect(known).toEqual(speechVendors.map(({ value }) => value).sort());
});

describe.each(tableCases)('a credential of $title', ({ row, uses }) => {
  const secrets = Object.values(row.fields).flatMap(({ secret, value }) => (secret ? [String(value)] : []));

  it('must have what the platform needs', () => {
    const required = fieldsUnder(row, uses).filter(([, field]) => {
      const { required: when } = field;
      return when === true || (when !== undefined && uses[when]);
    });
    expect(marked(formOf(row, uses)).sort()).toEqual(required.map(([name]) => name).sort());
  });

  it('is made with these fields and no others', async () => {
    const { body } = await make(row, uses);
    expect(body).toEqual({
      vendor: row.vendor,
      service_provider_sid: platform.session.current_service_provider_sid,
      ...flags(uses),
      ...sentOf(row, uses),
    });
  });

  it('sends nothing when it is saved unchanged', async () => {
    const { id } = await make(row, uses);
    expect(await save(await load(id), {})).toEqual([]);
  });

  it('opens as it was made', async () => {
    const { id } = await make(row, uses);
    const loaded = await load(id);
    expect(loaded).toMatchObject({ vendor: row.vendor, ...row.choices, ...shownOf(row, uses) });
    for (const name of namesOf(row, uses, 'unread')) expect(loaded[name] ?? null).toBeNull();
    for (const name of namesOf(row, uses, 'secret')) {
      expect(loaded[name]).toEqual(expect.any(String));
      expect(JSON.stringify(row.fields[name]!.value)).not.toContain(JSON.stringify(loaded[name]).slice(1, -1));
    }
  });

  it('repeats what an update would erase, and never a secret', async () => {
    const { id } = await make(row, uses);
    const loaded = await load(id);
    const [use] = row.can;
    const changed = { ...uses, [use!]: !uses[use!] };
    const needed = Object.fromEntries(
      fieldsUnder(row, changed).map(([name, { value }]) => [name, formValue(name, value)]),
    );
    const [body] = await save(loaded, { [`use_for_${use!}`]: changed[use!], ...unsaid(row, loaded, needed) });
    const dropped = fieldsUnder(row, uses).filter(([, { only }]) => only !== undefined && !changed[only]);
    const cleared = Object.fromEntries(dropped.map(([name]) => [name, null]));
    const unread = Object.fromEntries(
      fieldsUnder(row, changed).flatMap(([name, field]) => (field.unread ? [[name, field.value]] : [])),
    );
    expect(body).toEqual({ ...flags(changed), ...repeatedOf(row, changed), ...cleared, ...unread });
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret.slice(0, 6));
    expect(JSON.stringify(body)).not.toContain('XXX');
    const saved = await load(id);
    expect(saved).toMatchObject({ ...row.choices, ...shownOf(row, changed) });
    for (const name of namesOf(row, changed, 'secret')) expect(saved[name]).toEqual(expect.any(String));
  });
});

/** What a person has to fill in again or anew: what is not given back, and what the other use asks for. */
function unsaid(row: TableRow, loaded: Row, needed: Row): Row {
  const isOpen = (name: string) => !row.fields[name]?.fixed && (loaded[name] === undefined || loaded[name] === null);
  return Object.fromEntries(Object.entries(needed).filter(([name]) => isOpen(name)));
}
