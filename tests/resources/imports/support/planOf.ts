import { englishResourceMessages } from '../../../../resources';
import { exportRows, type ExportProvider } from '../../../../src/engine/list/export/exportRows';
import { fileFields, firstRowFields, matchColumns } from '../../../../src/engine/list/import/page/fileFields';
import { readKnown } from '../../../../src/engine/list/import/page/knownRecords';
import { parseTable, type Table } from '../../../../src/engine/list/import/page/parseTable';
import { planRows, type PlannedRow } from '../../../../src/engine/list/import/page/planRows';
import type { ConsoleDataProvider } from '../../../../src/actions/consoleCalls';
import { humanise } from '../../../../src/fields/humanise';
import type { Registry } from '../../../../src/schema/types/compiled';
import type { Session } from '../../../../src/session/session';
import '../../../../src/kinds/code';

/** Who imports or exports, and where. */
export interface Setting {
  registry: Registry;
  session: Session;
  provider: Pick<ConsoleDataProvider, 'getAll' | 'getMany'>;
}

const labelsOf = (registry: Registry, name: string) => {
  const labelIn = (resource: string, field: string) =>
    (englishResourceMessages as Record<string, { fields: Record<string, string> }>)[resource]!.fields[field] ??
    humanise(field);
  return (field: string) => {
    const [own = '', inner] = field.split('.');
    const rows = registry.get(name)!.related[own]?.resource;
    return inner === undefined || !rows ? labelIn(name, own) : `${labelIn(name, own)}: ${labelIn(rows, inner)}`;
  };
};

/** What an import of the text would do, row by row. */
export async function planOf(
  { registry, session, provider }: Setting,
  name: string,
  csv: string,
): Promise<PlannedRow[]> {
  const resource = registry.get(name)!;
  const table = parseTable(csv) as Table;
  const fields = [...fileFields(resource, session), ...firstRowFields(resource, registry, session)];
  const columns = matchColumns(table.header, fields, labelsOf(registry, name));
  const { signal } = new AbortController();
  const known = await readKnown({
    ...{ registry, resource, session, columns: columns.filter((column) => column !== undefined), signal },
    provider: provider as ConsoleDataProvider,
    filter: {},
    onPage: () => undefined,
  });
  const yesNo = { yes: ['true', 'yes', '1'], no: ['false', 'no', '0'] };
  const context = { registry, resource, session, features: {}, known, columns, yesNo, may: () => true };
  return planRows(table.rows, context, { signal, onRow: () => undefined });
}

/** What an export of the whole list writes. */
export async function exportOf({ registry, provider }: Setting, name: string): Promise<string> {
  const resource = registry.get(name)!;
  const { csv } = await exportRows({
    ...{ registry, resource },
    dataProvider: provider as unknown as ExportProvider,
    columns: resource.list!.columns.filter(({ field }) => !resource.fields[field]?.secret),
    label: labelsOf(registry, name),
    request: { filter: {}, sort: resource.list!.sort, signal: new AbortController().signal },
    onProgress: () => undefined,
  });
  return csv;
}
