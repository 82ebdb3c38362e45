import type { DataProvider, RaRecord } from 'react-admin';
import { recordTitle } from '../../../actions/recordTitle';
import { fieldTypes } from '../../../fields/registry';
import type { CompiledColumn, CompiledResource, Registry } from '../../../schema/types/compiled';
import { toCsv } from './csv';

type Row = Record<string, unknown>;

export interface ExportProvider extends DataProvider {
  getAll(
    resource: string,
    query: { filter: Row; sort: { field: string; order: 'ASC' | 'DESC' }; signal: AbortSignal },
    onPage?: (loaded: number, total: number) => void,
  ): Promise<Row[]>;
}

export interface ExportJob {
  dataProvider: ExportProvider;
  registry: Registry;
  resource: CompiledResource;
  columns: readonly CompiledColumn[];
  /** The heading of a column. */
  label: (field: string) => string;
  request: { filter: Row; sort: { field: string; order: 'ASC' | 'DESC' }; signal: AbortSignal };
  onProgress: (loaded: number, total: number) => void;
}

/** The names of all records that a reference column points to. */
async function referredNames({ dataProvider, registry, resource }: ExportJob, field: string, rows: readonly Row[]) {
  const target = registry.get(resource.fields[field]?.reference?.resource ?? '');
  const ids = [
    ...new Set(rows.map((row) => row[field]).filter((id) => typeof id === 'string' && id !== '')),
  ] as string[];
  if (!target || ids.length === 0) return new Map<string, string>();
  const { data } = await dataProvider.getMany<RaRecord>(target.name, { ids });
  const titles = data.map((record) => recordTitle(target, record));
  const isShared = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  /* A name that two have would not say which one is meant. */
  return new Map(
    data.map((record, index) => {
      const title = titles[index]!;
      return [String(record.id), isShared(title) ? String(record.id) : title];
    }),
  );
}

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/**
 * Everything that the filters let through as CSV; columns as they are shown, references by their names.
 * @throws when it was cancelled meanwhile.
 */
export async function exportRows(job: ExportJob): Promise<{ csv: string; count: number }> {
  const { dataProvider, resource, label, request, onProgress } = job;
  /* What each cell asks for itself would be one request a row. */
  const columns = job.columns.filter(({ load }) => !load);
  const rows = await dataProvider.getAll(resource.name, request, onProgress);
  const names = await Promise.all(columns.map(({ field }) => referredNames(job, field, rows)));
  request.signal.throwIfAborted();
  const text = (row: Row, { field, use }: CompiledColumn, index: number): string => {
    const declared = resource.fields[field];
    const value = row[field];
    if (!declared) return plain(value);
    if (resource.title === `{${field}}` && use === undefined) return plain(value) || recordTitle(resource, row);
    const entry = fieldTypes.get(use ?? declared.type);
    return entry ? entry.text(value, declared, (_resource, id) => names[index]?.get(id)) : plain(value);
  };
  const lines = rows.map((row) => columns.map((column, index) => text(row, column, index)));
  return {
    csv: toCsv(
      columns.map(({ field }) => label(field)),
      lines,
    ),
    count: rows.length,
  };
}
