/* In: the paths of an OpenAPI document and one of them. Out: the draft of a declaration. */
import type { Field, ResourceDeclaration } from '../../src/schema/types';
import type { Paths } from './document';
import { draftField, type Known } from './draftField';
import { kebab, recordsAt, type Records } from './records';

type Resource = Known[number];

/** The resource that the path before the last collection belongs to. */
function parentOf(segments: readonly string[], known: Known): Resource | undefined {
  const before = segments.slice(0, -1);
  if (!/^\{.+\}$/.test(before.at(-1) ?? '')) return undefined;
  return known.find(({ base }) => base === `/${before.slice(0, -1).join('/')}`);
}

/** The field that identifies a record: what is called so, or what its path asks for. */
function idOf(name: string, { properties, variable }: Records): string | undefined {
  const singular = name.replace(/ies$/, 'y').replace(/s$/, '').replaceAll('-', '_');
  return [`${singular}_sid`, 'sid', `${singular}_id`, 'id'].find((each) => properties[each]) ?? variable;
}

/** When a property is sent, by the bodies that have it. */
function writeOf(name: string, { properties, created, updated }: Records): Pick<Field, 'write'> {
  const [isCreated, isUpdated] = [created, updated].map((body) => body.properties?.[name] !== undefined);
  if (properties[name]?.readOnly || (!isCreated && !isUpdated)) return { write: 'never' };
  if (isCreated && isUpdated) return {};
  return { write: isCreated ? 'create' : 'update' };
}

/** Fields that say whose a record is; their types say all that is to be said of them. */
const ownerOf = (name: string) => /^(account|service_provider)_sid$/.exec(name)?.[1];

/** What refers to the parent where the document says so in the path only. */
const toParent = (id: string, resource: string): Field => ({
  ...(ownerOf(id) ? { type: ownerOf(id)! } : { type: 'reference', required: true, reference: { resource } }),
  write: 'create',
});

function fieldOf(name: string, records: Records, known: Known): Field {
  const write = writeOf(name, records);
  const owner = ownerOf(name);
  if (owner) return { type: owner, ...(write.write === 'create' ? write : {}) };
  const isRequired = records.created.required?.includes(name) && write.write !== 'never';
  return { ...draftField(name, records.properties[name]!, known), ...(isRequired ? { required: true } : {}), ...write };
}

function fieldsOf(records: Records, known: Known, id?: string, parent?: Resource): Record<string, Field> {
  const fields: Record<string, Field> = id ? { [id]: { type: 'sid' } } : {};
  for (const name of Object.keys(records.properties)) fields[name] ??= fieldOf(name, records, known);
  /* The path of a record is where its parent is said; nothing moves to another one. */
  if (parent?.id) fields[parent.id] = toParent(parent.id, parent.name);
  return fields;
}

/**
 * A declaration as far as a document says it: fields with their types, rules and references, the parent, and what can be done.
 * @param path of a collection: `/Accounts/{AccountSid}/Queues`
 * @param known resources that references and the parent may name
 * @throws when the document has no such path, or says nothing of its records
 */
export function draft(paths: Paths, path: string, known: Known): ResourceDeclaration {
  const records = recordsAt(paths, path);
  const segments = path.split('/').filter(Boolean);
  const name = kebab(segments.at(-1)!);
  const id = idOf(name, records);
  const parent = parentOf(segments, known);
  const fields = fieldsOf(records, known, id, parent);

  const others = Object.keys(fields).filter((each) => each !== id);
  const written = others.filter((each) => fields[each]!.write !== 'never');
  const isText = (each: string) => fields[each]!.type === 'text';
  const title = others.find((each) => each === 'name') ?? written.find(isText) ?? others.find(isText);
  const listed = others.filter((each) => records.listed.properties?.[each] && fields[each]!.type !== 'secret');
  const { operations } = records;
  const isChanged = operations.some((each) => each === 'create' || each === 'edit');
  const onForm = isChanged ? written : operations.includes('show') ? others : [];
  return {
    name,
    ...(parent ? { parent: parent.name } : {}),
    ...(title ? { title } : {}),
    nav: { order: Math.max(90, ...known.map(({ order = 0 }) => order)) + 10 },
    ...(operations.length < 5 ? { operations } : {}),
    api: {
      base: parent ? `${parent.base}/{parent.id}/${segments.at(-1)}` : path,
      ...(id ? { id } : title ? { id: [title] } : {}),
      ...(records.isPaged ? { paging: true as const } : {}),
    },
    access: { scope: fields.account_sid ? 'account' : 'service_provider' },
    fields,
    list: { columns: [...new Set([...(title ? [title] : []), ...listed])].slice(0, 6), filters: ['q'] },
    ...(onForm.length > 0 ? { form: { sections: { identity: onForm } } } : {}),
  };
}
