import type { Identifier, RaRecord } from 'react-admin';
import { recordTitle } from '../../../../actions/recordTitle';
import { decodeComplaint } from '../../../../fields/input/errorMessage';
import type { Complaint } from '../../../../fields/kit';
import { plainText } from '../../../../fields/plainText';
import { fieldTypes, holdsRows } from '../../../../fields/registry';
import { fieldComplaint } from '../../../../rules/validate';
import { fieldState } from '../../../../schema/facts/fieldState';
import type { Facts } from '../../../../schema/facts/predicate';
import type { CompiledField, CompiledResource, Registry } from '../../../../schema/types/compiled';
import type { Session } from '../../../../session/session';
import { namesInTab } from '../../../form/record/placedFields';
import { valuesOfNew, valuesOfRecord, type FormValues } from '../../../form/record/initialValues';
import { complaints } from '../../../form/rules/validateForm';
import { guardFormula, unguardFormula } from '../../export/csv';
import { firstRowFields, keyFields } from './fileFields';
import { keyText, wireOf, type KnownRecords } from './knownRecords';
import type { TableRow } from './parseTable';
import { meantBy, readCell, type YesNo } from './readCell';

/** What is wrong with a row, and in which field. */
export type Reason = Complaint & { field?: string };

/** What an import would do with a row. */
export type PlannedRow = { line: number; title: string } &
  /* With `createdId` where an earlier run began the record: what it lacks is saved. */
  (
    | { state: 'new'; values: FormValues; createdId?: Identifier }
    | { state: 'changed'; record: RaRecord; changes: FormValues }
    | { state: 'same' }
    | { state: 'error'; reason: Reason }
  );

type Outcome = PlannedRow extends infer Row ? (Row extends unknown ? Omit<Row, 'line' | 'title'> : never) : never;

export interface PlanContext {
  resource: CompiledResource;
  registry: Registry;
  session: Session;
  features: Readonly<Record<string, boolean>>;
  known: KnownRecords;
  /** Field of each column. */
  columns: readonly (string | undefined)[];
  yesNo: YesNo;
  /** Records that an earlier run began for rows of the file, by line: undefined where no answer said which. */
  begun?: ReadonlyMap<number, Identifier | undefined>;
  may: (operation: 'create' | 'edit', record?: RaRecord) => boolean;
}

/** Longest that rows are judged without letting the page answer, in milliseconds. */
const breath = 12;

const error = (key: string, args?: Record<string, unknown>, field?: string): Outcome => ({
  state: 'error',
  reason: { key, ...(args && { args }), ...(field && { field }) },
});

const same = (field: CompiledField, one: unknown, other: unknown) =>
  JSON.stringify(wireOf(field, one)) === JSON.stringify(wireOf(field, other));

/** Judges the rows of one file against what there is. */
class Plan {
  private readonly seen = new Map<string, number>();
  private readonly key: CompiledField[];
  private readonly firstRow: CompiledField[];
  private readonly columnOf: ReadonlyMap<string, number>;

  constructor(private readonly context: PlanContext) {
    const { resource, registry, session, columns } = context;
    this.key = keyFields(resource, session);
    this.firstRow = firstRowFields(resource, registry, session);
    this.columnOf = new Map(columns.flatMap((name, index) => (name === undefined ? [] : [[name, index] as const])));
  }

  private facts(operation: 'create' | 'edit', values: FormValues, record?: RaRecord): Facts {
    const { session, features } = this.context;
    const id = record && { id: String(record.id) };
    return { session, features, operation, loaded: record ?? {}, filter: {}, subject: values, record: values, ...id };
  }

  private referredBy = (field: CompiledField) => this.context.known.referred.get(field.reference?.resource ?? '');

  /** What an export writes for a stored value. */
  private exported(field: CompiledField, record: RaRecord): string {
    const { resource } = this.context;
    const value: unknown = record[field.name];
    if (resource.title === `{${field.name}}`) return plainText(value) || recordTitle(resource, record);
    const nameOf = (name: string, id: string) => {
      const target = this.context.known.referred.get(name);
      const found = target?.byId.get(id);
      return target && found && recordTitle(target.resource, found);
    };
    return fieldTypes.get(field.type)?.text(value, field, nameOf) ?? plainText(value);
  }

  private cell(row: TableRow, field: CompiledField): string | undefined {
    const index = this.columnOf.get(field.name);
    return index === undefined ? undefined : unguardFormula(row.cells[index] ?? '');
  }

  /** Everything that tells the row apart may mean: a name may be that of several records. */
  private keysOf(row: TableRow): string[] | Reason {
    let keys: string[][] = [[]];
    for (const field of this.key) {
      const given = (this.cell(row, field) ?? '').trim();
      const isName = field.type === 'reference' && given !== '';
      const meant = isName ? meantBy(this.referredBy(field), given).map(({ id }) => String(id)) : undefined;
      if (meant?.length === 0) return { key: 'import.unknown', args: { name: given }, field: field.name };
      const parts = meant ?? [plainText(wireOf(field, given))];
      keys = keys.flatMap((key) => parts.map((part) => [...key, part]));
    }
    return keys.map(keyText);
  }

  private title(row: TableRow): string {
    return this.key.flatMap((field) => this.cell(row, field) || []).join(' · ');
  }

  async of(row: TableRow): Promise<PlannedRow> {
    return { line: row.line, title: this.title(row), ...(await this.outcomeOf(row)) };
  }

  private async outcomeOf(row: TableRow): Promise<Outcome> {
    const { columns, known } = this.context;
    if (row.cells.length !== columns.length)
      return error('import.cells', { cells: row.cells.length, columns: columns.length });
    const keys = this.keysOf(row);
    if (!Array.isArray(keys)) return { state: 'error', reason: keys };
    const found = keys.flatMap((key) => (known.byKey.get(key) ?? []).map((record) => ({ key, record })));
    if (found.length > 1) return error('import.several');
    const record = found[0]?.record;
    const isBegun = record !== undefined && this.isBegun(row, record);
    const outcome = record && !isBegun ? await this.changesOf(row, record) : await this.newOf(row);
    if (outcome.state === 'error') return outcome;
    /* Only a row that is right takes the place of those that say the same. */
    const own = found[0] ? [found[0].key] : keys;
    const before = own.map((key) => this.seen.get(key)).find((line) => line !== undefined);
    if (before !== undefined) return error('import.double', { row: before });
    for (const key of own) this.seen.set(key, row.line);
    return isBegun && outcome.state === 'new' ? { ...outcome, createdId: record.id } : outcome;
  }

  /** Whether an earlier run made the record, and may not have come to the rows that belong into it. */
  private isBegun({ line }: TableRow, { id }: RaRecord): boolean {
    const { begun } = this.context;
    const fillsRows = this.firstRow.some(({ name }) => this.columnOf.has(name));
    return fillsRows && begun?.has(line) === true && (begun.get(line) ?? id) === id;
  }

  /** What the row says otherwise than the record. */
  private async changesOf(row: TableRow, record: RaRecord): Promise<Outcome> {
    const { resource, registry, may } = this.context;
    const before = valuesOfRecord(resource, record, this.facts('edit', record, record), registry);
    const changes: FormValues = {};
    for (const name of this.columnOf.keys()) {
      const field = resource.fields[name];
      /* Rows begin new records only. A secret is never read back: nobody can tell whether the file has another one. */
      if (!field || field.secret || this.key.includes(field)) continue;
      if (row.cells[this.columnOf.get(name)!] === guardFormula(this.exported(field, record))) continue;
      /* A flag cannot be cleared: an empty cell says nothing of it. */
      if (field.type === 'boolean' && this.cell(row, field)?.trim() === '') continue;
      const facts = this.facts('edit', { ...before, ...changes }, record);
      const read = this.read(row, field, facts);
      if ('complaint' in read) return { state: 'error', reason: { ...read.complaint, field: name } };
      if (same(field, read.value, record[name])) continue;
      const state = fieldState(field, facts, { mode: 'edit' });
      if (!state.visible) return error('import.not_asked', {}, name);
      if (state.readOnly) return error('import.locked', {}, name);
      changes[name] = read.value;
    }
    const names = Object.keys(changes);
    if (names.length === 0) return { state: 'same' };
    if (!may('edit', record)) return error('list.access_denied');
    const reason = await this.complaintAbout(names, { ...before, ...changes }, 'edit', record);
    return reason ? { state: 'error', reason } : { state: 'changed', record, changes };
  }

  private async newOf(row: TableRow): Promise<Outcome> {
    const { resource, registry, session, may } = this.context;
    if (!may('create')) return error('import.may_not_add');
    const values = valuesOfNew(resource, this.facts('create', {}), registry);
    const reasonOfRow = this.fillFirstRows(row, values);
    if (reasonOfRow) return { state: 'error', reason: reasonOfRow };
    const filled: string[] = [];
    /* What others depend on stands before them in the declaration of the form, not in the file. */
    for (const field of this.inFormOrder()) {
      const read = this.read(row, field, this.facts('create', values));
      if ('complaint' in read) return { state: 'error', reason: { ...read.complaint, field: field.name } };
      if (this.cell(row, field)?.trim() === '') continue;
      values[field.name] = read.value;
      filled.push(field.name);
    }
    const facts = this.facts('create', values);
    const shown = (resource.form?.tabs ?? []).flatMap((tab) => namesInTab(tab, facts, session));
    const unasked = filled.find(
      (name) => !shown.includes(name) || !fieldState(resource.fields[name]!, facts, { mode: 'create' }).visible,
    );
    if (unasked !== undefined) return error('import.not_asked', {}, unasked);
    const reason = await this.complaintAbout(shown, values, 'create');
    return reason ? { state: 'error', reason } : { state: 'new', values };
  }

  /** A file has no rows of rows, but for the one that a new record begins with, where it has columns for it. */
  private fillFirstRows(row: TableRow, values: FormValues): Reason | undefined {
    const presets = new Map<string, FormValues>();
    for (const field of Object.values(this.context.resource.fields)) {
      if (!holdsRows(field.type)) continue;
      const [first] = (values[field.name] ?? []) as FormValues[];
      if (first) presets.set(field.name, first);
      values[field.name] = [];
    }
    for (const field of this.firstRow) {
      const text = this.cell(row, field)?.trim() ?? '';
      const [rows = '', name = ''] = field.name.split('.');
      const first = presets.get(rows);
      if (text === '' || !first) continue;
      const facts = { ...this.facts('create', values), row: first };
      const read = readCell(field, text, { ...this.context, referred: this.referredBy(field), facts });
      if ('complaint' in read) return { ...read.complaint, field: field.name };
      first[name] = read.value;
      values[rows] = [first];
    }
    return undefined;
  }

  /** References last: which records they offer depends on the other fields. */
  private inFormOrder(): CompiledField[] {
    const { resource } = this.context;
    const fields = [...this.columnOf.keys()].flatMap((name) => resource.fields[name] ?? []);
    const isOwner = ({ name }: CompiledField) => Object.values(resource.access.owner).includes(name);
    const rankOf = (field: CompiledField) => (isOwner(field) ? 0 : field.type === 'reference' ? 2 : 1);
    return fields.toSorted((one, other) => rankOf(one) - rankOf(other));
  }

  private read(row: TableRow, field: CompiledField, facts: Facts) {
    const { yesNo } = this.context;
    return readCell(field, this.cell(row, field) ?? '', { referred: this.referredBy(field), yesNo, facts });
  }

  /** The first complaint, as the form would make it; the server is asked for nothing. */
  private async complaintAbout(
    names: readonly string[],
    values: FormValues,
    mode: 'create' | 'edit',
    record?: RaRecord,
  ): Promise<Reason | undefined> {
    const { resource, registry } = this.context;
    const facts = this.facts(mode, values, record);
    const found = await complaints(
      names,
      values,
      {
        resource,
        registry,
        mode,
        facts,
        askRules: ({ resource: owner, field, value, facts: now }) =>
          fieldComplaint({ resource: owner, field, value, facts: now }),
      },
      { asksServer: false },
    );
    const [first] = found;
    if (first) {
      const [field = '', , inner] = first[0].split('.');
      return { ...decodeComplaint(first[1].message), field: inner === undefined ? field : `${field}.${inner}` };
    }
    return undefined;
  }
}

/**
 * What an import would do with each row, without doing it.
 * @param onRow told how many rows are judged
 * @throws AbortError
 */
export async function planRows(
  rows: readonly TableRow[],
  context: PlanContext,
  { signal, onRow }: { signal: AbortSignal; onRow: (count: number) => void },
): Promise<PlannedRow[]> {
  const plan = new Plan(context);
  const planned: PlannedRow[] = [];
  let since = performance.now();
  for (const row of rows) {
    planned.push(await plan.of(row));
    if (performance.now() - since < breath) continue;
    onRow(planned.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }
  onRow(planned.length);
  return planned;
}
