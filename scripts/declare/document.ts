import SwaggerParser from '@apidevtools/swagger-parser';

type Properties = Record<string, Schema>;

/** What is read of a schema in a document, references resolved. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Properties;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  description?: string;
  default?: unknown;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
}

type Body = { schema?: Schema; content?: Record<string, { schema?: Schema }> };

interface Operation {
  parameters?: { in: string; name: string; schema?: Schema }[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}

export type PathItem = Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>>;
export type Paths = Record<string, PathItem>;

/**
 * The paths of an OpenAPI document (2, 3.0 or 3.1; JSON or YAML), references resolved.
 * @throws when it cannot be read or is none
 */
export async function pathsOf(file: string): Promise<Paths> {
  const document = await SwaggerParser.dereference(file);
  return (document.paths ?? {}) as Paths;
}

const jsonOf = ({ schema, content }: Body = {}): Schema | undefined =>
  schema ?? Object.entries(content ?? {}).find(([type]) => type.includes('json'))?.[1].schema;

/** What an operation is given, whichever version of OpenAPI says it. */
export const sentTo = (operation?: Operation): Schema | undefined =>
  jsonOf(operation?.requestBody) ?? operation?.parameters?.find((each) => each.in === 'body')?.schema;

/** What an operation answers when it succeeds. */
export const answerOf = (operation?: Operation): Schema | undefined =>
  Object.entries(operation?.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => jsonOf(response))
    .find((schema) => schema !== undefined);

/** A schema with all that it is put together of: every property that may be there. */
export function whole(schema: Schema = {}, outer: readonly Schema[] = []): Schema {
  /* A schema may be put together of itself. */
  const inside = [...outer, schema];
  const partsOf = (among: Schema[] = []) =>
    among.filter((each) => !inside.includes(each)).map((each) => whole(each, inside));
  const everyOne = partsOf(schema.allOf);
  const parts = [...everyOne, ...partsOf(schema.anyOf), ...partsOf(schema.oneOf)];
  const properties = Object.assign({}, ...parts.map((part) => part.properties), schema.properties) as Properties;
  const required = [...(schema.required ?? []), ...everyOne.flatMap((part) => part.required ?? [])];
  return { ...(Object.assign({}, ...parts) as Schema), ...schema, properties, required };
}
