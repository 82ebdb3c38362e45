/* In: anything that may be a declaration. Out: whether it has the shape of one, and where it has not. */
import { z } from 'zod';
import { fields, literal, path, predicate, rowsField, scope, templates, text, texts, unknowns } from './fieldShape';

const operation = z.enum(['list', 'show', 'create', 'edit', 'delete', 'export']);
const call = z.templateLiteral([z.enum(['GET', 'POST', 'PUT', 'DELETE']), ' ', z.string()]);
const verb = z.enum(['list', 'one', 'create', 'update', 'delete']);

const nav = z.strictObject({
  group: text.optional(),
  order: z.number().optional(),
  icon: text.optional(),
  visible: predicate.optional(),
});

export const said = z.strictObject({ when: predicate.optional(), message: text });
const used = z.looseObject({ use: text });

const access = z.strictObject({
  scope: z.union([scope, z.partialRecord(scope, z.array(operation))]),
  sharedRead: z.boolean().optional(),
  when: z.partialRecord(operation, predicate).optional(),
  keepsOneOf: text.optional(),
  viewOnlyMay: z.array(operation).optional(),
  asks: z.array(said).optional(),
  endsSession: predicate.optional(),
  denied: z.union([text, z.partialRecord(operation, text)]).optional(),
});

const step = z.union([text, z.looseObject({ step: text })]);

const pageSize = z
  .record(text, z.number().int().positive())
  .refine((said) => Object.keys(said).length === 1, 'One parameter says how many rows are asked for: { count: 500 }.');

const api = z.strictObject({
  base: text,
  id: z.union([text, texts]).optional(),
  paths: z.partialRecord(verb, path).optional(),
  paging: z.union([z.literal(true), pageSize]).optional(),
  filters: z.record(text, text).optional(),
  query: templates.optional(),
  where: predicate.optional(),
  narrowedBy: text.optional(),
  many: z.enum(['one', 'list']).optional(),
  verifyUpdates: z.boolean().optional(),
  always: texts.optional(),
  read: z.array(step).optional(),
  write: z.array(step).optional(),
  errors: z.record(text, z.union([text, z.tuple([text, text])])).optional(),
});

const columns = z.array(
  z.union([
    text,
    z.strictObject({ field: text, use: text.optional(), options: unknowns.optional(), load: path.optional() }),
  ]),
);

const list = z.strictObject({
  columns,
  hidden: columns.optional(),
  filters: z.array(z.union([text, fields])).optional(),
  sort: text.optional(),
  import: texts.optional(),
  bulk: texts.optional(),
  expand: z.union([z.enum(['record', 'everything']), used]).optional(),
  panels: z.array(used.extend({ visible: predicate.optional() })).optional(),
});

/** A panel of a form is there while its section is: what is said of the panel would be an option that nobody reads. */
const panel = z
  .looseObject({ use: text, bind: z.record(text, text).optional() })
  .refine((said) => !Object.hasOwn(said, 'visible'), {
    path: ['visible'],
    message: 'Of a panel in a form its section says that: { visible, fields: [{ use }] }.',
  });
const items = z.array(z.union([text, texts, panel]));
const section = z.union([
  items,
  z.strictObject({ fields: items, visible: predicate.optional(), scope: scope.optional() }),
  z.strictObject({ parts: texts }),
]);

/** By their ids, which keep the order in which they are written: numbers would not. */
const byIds = <Part extends z.ZodType>(part: Part, what: string) =>
  z.record(z.string().regex(/^[A-Za-z_][\w-]*$/), part, {
    error: ({ input }) => (Array.isArray(input) ? `These are written by their ids: ${what}.` : undefined),
  });
export const sections = byIds(section, "sections: { identity: ['name'] }");
export const tabs = byIds(sections, "tabs: { general: { identity: ['name'] } }");

const form = z.strictObject({
  tabs: tabs.optional(),
  sections: sections.optional(),
  after: z
    .strictObject({
      create: z.enum(['list', 'edit']).optional(),
      edit: z.enum(['list', 'stay']).optional(),
      failedLoad: z.enum(['list']).optional(),
    })
    .optional(),
  delete: predicate.optional(),
});

const action = z.strictObject({
  on: z.array(z.enum(['row', 'bulk', 'form', 'new', 'list'])),
  call: z.union([call, z.array(call).readonly(), used]),
  body: z.record(z.string(), literal).optional(),
  ask: fields.optional(),
  confirm: z.boolean().optional(),
  operation: operation.optional(),
  enabled: predicate.optional(),
  visible: predicate.optional(),
});

const blocker = z.union([
  text,
  z.strictObject({
    resource: text,
    filter: templates.optional(),
    where: predicate.optional(),
    visible: predicate.optional(),
    address: text.optional(),
  }),
  used,
]);

/** The shape of a declaration: what is not named here is refused. A type test keeps it equal to `ResourceDeclaration`. */
export const declarationSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z\d]*(-[a-z\d]+)*$/),
  kind: z.enum(['collection', 'singleton']).optional(),
  title: text.optional(),
  nav: z.union([z.literal(false), nav]).optional(),
  parent: text.optional(),
  operations: z.array(operation.exclude(['export'])).optional(),
  api,
  access,
  fields,
  rows: rowsField.optional(),
  list: list.optional(),
  form: form.optional(),
  actions: z.record(text, action).optional(),
  blockedBy: z.array(blocker).optional(),
  pages: z.partialRecord(z.enum(['list', 'create', 'edit', 'show']), text).optional(),
  search: texts.optional(),
  labels: z.record(z.string(), unknowns).optional(),
});

export type DeclarationShape = z.infer<typeof declarationSchema>;
