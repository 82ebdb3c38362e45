import type { Field, ResourceDeclaration } from '../../src/schema/types';
import type { PlatformRoute } from '../support/fakePlatform';
import { sid } from '../support/arrangeProvider';

export type Fixture = Record<string, unknown>;

const keyOf = ({ name, api }: ResourceDeclaration) => api.id ?? `${name}_sid`;

const isCollection = ({ kind }: ResourceDeclaration) => kind !== 'singleton';

/** The one record of each resource, built from the types of its fields. */
export function fixturesOf(declarations: readonly ResourceDeclaration[]): Record<string, Fixture> {
  const idOf = (resource: string) => sid(declarations.findIndex(({ name }) => name === resource) + 1);

  const valueOf = (name: string, field: Field, variant: 1 | 2): unknown => {
    const text = `${name.replaceAll('_', '-')}-${variant}`;
    const values: Record<string, unknown> = {
      boolean: variant === 1 ? 1 : 0,
      number: 7 + variant,
      email: `${text}@example.com`,
      host: `${text}.example.com`,
      url: `https://example.com/${text}`,
      phone: `4930123456${variant}`,
      password: 'Secret-123',
      secret: 'Secret-123',
      date: '2026-01-02T03:04:05.000Z',
      json: '[]',
      rows: [],
      limits: [],
      group: {},
      'env-variables': { NAME: text },
      webhook: { url: `https://example.com/${text}`, method: 'POST' },
      sid: sid(90 + variant),
      select: Array.isArray(field.choices) ? field.choices[variant - 1] : undefined,
      reference: field.reference ? (variant === 1 ? idOf(field.reference.resource) : sid(80)) : undefined,
    };
    return field.type in values ? values[field.type] : text;
  };

  return Object.fromEntries(
    declarations.map((declaration) => {
      const fields = Object.entries(declaration.fields).filter(([, field]) => !field.derive && field.type !== 'owner');
      const values = fields.map(([name, field]) => [name, valueOf(name, field, 1)] as const);
      return [declaration.name, { ...Object.fromEntries(values), [keyOf(declaration)]: idOf(declaration.name) }];
    }),
  );
}

/** Another value of a field than the fixture's. */
export function otherValue(field: Field, current: unknown): unknown {
  if (field.type === 'boolean') return current !== 1 && current !== true;
  if (field.type === 'reference' || field.type === 'sid') return sid(80);
  if (field.type === 'number') return Number(current) + 1;
  if (field.type === 'group' || field.type === 'env-variables') return { ...(current as object), other: 'other' };
  if (field.type === 'webhook') return { ...(current as object), url: 'https://example.com/other' };
  return `other-${String(current)}`;
}

/** A platform that holds the fixtures and takes every write. */
export function fixtureRoutes(
  declarations: readonly ResourceDeclaration[],
  fixtures: Record<string, Fixture>,
): Record<string, PlatformRoute> {
  const routes = declarations.flatMap((declaration): [string, PlatformRoute][] => {
    const { api, name } = declaration;
    const record = fixtures[name]!;
    if (!isCollection(declaration)) return [[`GET ${api.base}`, () => record]];
    const list: PlatformRoute = ({ query }) =>
      api.paging && api.paging.page in query
        ? { page: 1, page_size: 25, total: 1, [api.paging.data ?? 'data']: [record] }
        : [record];
    return [
      [`GET ${api.base}`, list],
      [`GET /ServiceProviders/:provider${api.base}`, list],
      [`GET /Accounts/:account${api.base}`, list],
      [`GET ${api.base}/:id`, () => record],
      [`POST ${api.base}`, () => Response.json({ sid: sid(70), [keyOf(declaration)]: sid(70) }, { status: 201 })],
      [`PUT ${api.base}/:id`, () => undefined],
      [`DELETE ${api.base}/:id`, () => undefined],
    ];
  });
  return { ...Object.fromEntries(routes), ...ofPanels };
}

/** What panels inside forms ask for besides records. */
const ofPanels: Record<string, PlatformRoute> = {
  'GET /Accounts/:account/Limits': () => [],
  'GET /Accounts/:account/TtsCache': () => ({ size: 3 }),
  'GET /Accounts/:account/SpeechCredentials': () => [],
  'GET /ServiceProviders/:provider/SpeechCredentials': () => [],
  'GET /Accounts/:account/SpeechCredentials/speech/supportedLanguagesAndVoices': () => ({}),
  'GET /ServiceProviders/:provider/SpeechCredentials/speech/supportedLanguagesAndVoices': () => ({}),
  'GET /GoogleCustomVoices': () => [],
  'GET /AppEnv': () => undefined,
};
