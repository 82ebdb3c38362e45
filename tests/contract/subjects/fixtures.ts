import type { CompiledField, CompiledResource } from '../../../src/schema/types/compiled';
import { createRegistry } from '../../../src/schema/registry';
import type { ResourceDeclaration } from '../../../src/schema/types';
import { sid } from '../../support/arrangeProvider';
import type { PlatformRoute } from '../../support/fakePlatform';
import { samplesOf } from './subjects';

export type Fixture = Record<string, unknown>;

export interface Fixtures {
  /** The one record of each resource, as the platform gives it. */
  records: Record<string, Fixture>;
  /** A platform that holds the records and takes every write, on the declared paths. */
  routes: Record<string, PlatformRoute>;
}

/** Values of a field's type: `variant` 1 for the record, 2 for something else. */
function valueOf(field: CompiledField, variant: 1 | 2, idOf: (name: string) => unknown): unknown {
  const text = `${field.name.replaceAll('_', '-')}-${variant}`;
  const { of, choices, reference, name } = field;
  const values: Record<string, unknown> = {
    boolean: variant === 1 ? 1 : 0,
    number: 7 + variant,
    port: 5060 + variant,
    email: `${text}@example.com`,
    host: `${text}.example.com`,
    url: `https://example.com/${text}`,
    phone: `4930123456${variant}`,
    password: `Secret-12${variant}`,
    secret: `Secret-12${variant}`,
    date: '2026-01-02T03:04:05.000Z',
    json: variant === 1 ? '[]' : '[{"verb":"hangup"}]',
    rows: [],
    'carrier-set': [],
    limits: [],
    'env-variables': { NAME: text },
    group: of && Object.fromEntries(Object.values(of).map((part) => [part.name, valueOf(part, variant, idOf)])),
    webhook: { url: `https://example.com/${text}`, method: 'POST' },
    sid: variant === 1 ? (idOf(name) ?? sid(91)) : sid(92),
    select: Array.isArray(choices) ? choices[variant - 1] : undefined,
    reference: variant === 1 ? idOf(reference?.resource ?? '') : sid(80),
  };
  return field.type in values ? values[field.type] : text;
}

/** What can be a value on the wire: not what is worked out from others, nor rows that have calls of their own. */
const onWire = ({ fields, related }: CompiledResource) =>
  Object.values(fields).filter(({ name, derive, type }) => !derive && type !== 'owner' && !(name in related));

/** `/Accounts/{filter.account_sid}/Applications` → `/Accounts/:0/Applications` */
const patternOf = (template: string) => {
  let count = 0;
  return template.replace(/\{[^}]+\}/g, () => `:${count++}`);
};

function routesOf(resource: CompiledResource, record: Fixture): [string, PlatformRoute][] {
  const { api, idField, kind } = resource;
  const list: PlatformRoute = ({ query }) =>
    api.paging && api.paging.page in query ? { total: 1, data: [record] } : [record];
  const answers: Record<string, PlatformRoute> = {
    list,
    one: api.found ? list : () => record,
    create: () => Response.json({ ...record, sid: record[idField], [idField]: record[idField] }, { status: 201 }),
    update: () => (kind === 'singleton' ? record : undefined),
    delete: () => undefined,
  };
  return Object.entries(api.paths).flatMap(([verb, { method, templates }]) =>
    templates.map((template): [string, PlatformRoute] => [`${method} ${patternOf(template)}`, answers[verb]!]),
  );
}

const wildcards = (route: string) => route.split(':').length;

/** What field types and panels inside forms ask for besides records. */
const ofFields: Record<string, PlatformRoute> = {
  'GET /Accounts/:account/TtsCache': () => ({ size: 3 }),
  'GET /Accounts/:account/SpeechCredentials': () => [],
  'GET /ServiceProviders/:provider/SpeechCredentials': () => [],
  'GET /Accounts/:account/SpeechCredentials/speech/supportedLanguagesAndVoices': () => ({}),
  'GET /ServiceProviders/:provider/SpeechCredentials/speech/supportedLanguagesAndVoices': () => ({}),
  'GET /GoogleCustomVoices': () => [],
  'GET /Accounts/:account/RegisteredSipUsers/:client': () => ({ registered_status: 'active', protocol: 'udp' }),
  'GET /AppEnv': () => undefined,
  'GET /Sbcs': () => [],
  'GET /Smpps': () => [],
};

/** One record of every resource, from the types of its fields, and a platform that has them. */
export function fixturesOf(declarations: readonly ResourceDeclaration[]): Fixtures {
  const { resources } = createRegistry(declarations);
  const idOf = (name: string) => {
    const at = resources.findIndex((resource) => resource.name === name || resource.idField === name);
    /* The provider that the session has chosen. */
    if (resources[at]?.idField === 'service_provider_sid') return sid(91);
    return at < 0 ? undefined : sid(at + 1);
  };
  const records = Object.fromEntries(
    resources.map((resource) => [
      resource.name,
      {
        ...Object.fromEntries(onWire(resource).map((field) => [field.name, valueOf(field, 1, idOf)])),
        [resource.idField]: idOf(resource.name),
        ...samplesOf(resource.name).record,
      },
    ]),
  );
  /* What has no wildcard goes before what would take it for an identifier. */
  const routes = resources
    .flatMap((resource) => routesOf(resource, records[resource.name]!))
    .sort(([one], [other]) => wildcards(one) - wildcards(other));
  return { records, routes: { ...Object.fromEntries(routes), ...ofFields } };
}

/** Another value of a field than the record's. */
export function otherValue(field: CompiledField, current: unknown): unknown {
  if (field.type === 'boolean') return current !== 1 && current !== true;
  if (field.type === 'select')
    return [field.choices].flat().find((choice) => typeof choice !== 'object' && choice !== current);
  if (field.type === 'number' || field.type === 'port') return Number(current) + 1;
  return valueOf(field, 2, () => undefined);
}

/** A choice that is not on the wire decides which other fields are shown and sent: its first value. */
export const derivedChoices = (fields: Record<string, CompiledField>): [name: string, value: string][] =>
  Object.values(fields).flatMap(({ name, type, derive }) =>
    derive && type === 'select' ? [[name, Object.keys(derive)[0]!] as [string, string]] : [],
  );
