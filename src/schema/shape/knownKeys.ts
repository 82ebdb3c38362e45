import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** What a schema stands for: alternatives and lazy ones written out, optional ones without that. */
function standsFor(schema: Schema): Schema[] {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypeDef & Record<string, unknown> };
  if (def.type === 'union') return (def.options as Schema[]).flatMap(standsFor);
  if (def.type === 'lazy') return standsFor((def.getter as () => Schema)());
  if (def.type === 'optional' || def.type === 'readonly') return standsFor(def.innerType as Schema);
  return [schema];
}

function inside(schema: Schema, key: PropertyKey): Schema[] {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypeDef & Record<string, unknown> };
  if (def.type === 'object') {
    const shape = def.shape as Record<string, Schema>;
    if (typeof key === 'string' && Object.hasOwn(shape, key)) return [shape[key]!];
    return def.catchall ? [def.catchall as Schema] : [];
  }
  if (def.type === 'record') return [def.valueType as Schema];
  return def.type === 'array' ? [def.element as Schema] : [];
}

/** The names that a declaration may have at a place, by what its alternatives there say together. */
export function knownKeys(schema: Schema, path: readonly PropertyKey[]): string[] {
  const at = path.reduce<Schema[]>(
    (schemas, key) => schemas.flatMap((each) => inside(each, key)).flatMap(standsFor),
    standsFor(schema),
  );
  const keys = at.flatMap((each) => {
    const { def } = each._zod as unknown as { def: z.core.$ZodTypeDef & Record<string, unknown> };
    if (def.type === 'object') return Object.keys(def.shape as object);
    return def.type === 'record' ? valuesOf(def.keyType as Schema) : [];
  });
  return [...new Set(keys)];
}

/** The values of an enumeration; none of anything else. */
function valuesOf(schema: Schema): string[] {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypeDef & Record<string, unknown> };
  return def.type === 'enum' ? Object.values(def.entries as Record<string, string>) : [];
}
