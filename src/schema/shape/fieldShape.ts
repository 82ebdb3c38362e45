import { z } from 'zod';
import type { Predicate } from '../facts/predicate';
import type { Case, Field } from '../types';

/* A content security policy without eval stands in the way of Zod's compiled parsers. */
z.config({ jitless: true });

export const text = z.string().min(1);
export const texts = z.array(text);
export const unknowns = z.record(z.string(), z.unknown());
export const templates = z.record(z.string(), z.string());

export const scope = z.enum(['account', 'service_provider', 'admin']);

export const literal = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const test = z.union([
  literal,
  z.strictObject({ in: z.array(literal).readonly() }),
  z.strictObject({ not: z.union([literal, z.array(literal).readonly()]) }),
  z.strictObject({ set: z.boolean() }),
  z.strictObject({ matches: z.string() }),
  z.strictObject({ sameAs: text }),
  z.strictObject({ differsFrom: text }),
]);

/** Tests by path, and three groups. */
export const predicate: z.ZodType<Predicate> = z.lazy(() =>
  z.object({ all: group, any: group, none: group }).catchall(test),
);
const group = z.array(predicate).readonly().optional();

export const path = z.union([z.string(), z.array(z.string()).readonly()]);

const valueRules = {
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  pattern: z.string().optional(),
  minRows: z.number().optional(),
  uniqueRows: texts.optional(),
  unique: z
    .union([
      z.boolean(),
      z.strictObject({ within: texts.optional(), ignoreCase: z.boolean().optional(), message: text.optional() }),
    ])
    .optional(),
};
const maybeSaid = { message: text.optional(), when: predicate.optional() };
const ruleFrame = { ...maybeSaid, note: text.optional(), warning: text.optional(), question: text.optional() };
const ruleWithOptions = z.looseObject({ ...ruleFrame, rule: text });
const rule = z.union([
  text,
  ruleWithOptions,
  z.strictObject({ ...ruleFrame, ...valueRules, rowsWhere: predicate.optional() }),
  z.strictObject({ ...maybeSaid, refuse: predicate }),
]);

/* Typed by hand: what holds its own type is not inferred. */
const fieldCase: z.ZodType<Case> = z.lazy(() => field.partial().extend({ when: predicate }));
/* Not spread: a type that holds itself is only inferred where each of its members is named. */
export const field = z.strictObject({
  minLength: valueRules.minLength,
  maxLength: valueRules.maxLength,
  min: valueRules.min,
  max: valueRules.max,
  pattern: valueRules.pattern,
  minRows: valueRules.minRows,
  uniqueRows: valueRules.uniqueRows,
  unique: valueRules.unique,
  type: text,
  label: text.optional(),
  help: text.optional(),
  required: z.union([z.boolean(), predicate]).optional(),
  default: z.unknown().optional(),
  value: z.string().optional(),
  visible: predicate.optional(),
  readOnly: predicate.optional(),
  write: z.enum(['always', 'create', 'update', 'never', 'form']).optional(),
  sendWhenHidden: z.unknown().optional(),
  scope: scope.optional(),
  rules: z.array(rule).optional(),
  choices: z
    .union([
      z.array(z.union([z.string(), z.number()])).readonly(),
      z.strictObject({ use: text }),
      z.record(text, z.string()),
    ])
    .optional(),
  reference: z
    .strictObject({
      resource: text,
      filter: templates.optional(),
      candidates: predicate.optional(),
      preset: z.enum(['first', 'last', 'only']).optional(),
      preview: z.union([z.literal(true), texts.readonly()]).optional(),
    })
    .optional(),
  get of() {
    return z.union([z.record(z.string(), field), text]).optional();
  },
  cases: z.array(fieldCase).readonly().optional(),
  derive: z.record(z.string(), predicate).optional(),
  options: unknowns.optional(),
});
export const fields = z.record(text, field);
/** What is said of fields of others, whose type and records are their own to say. */
export const rowsField: z.ZodType<Partial<Omit<Field, 'type' | 'of'>>> = z.lazy(() =>
  field.partial().omit({ type: true, of: true }),
);
