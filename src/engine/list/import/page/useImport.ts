/* In: a file and a list. Out: what each of its rows would do, then what each did, and a report of it. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate, type Identifier } from 'react-admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import { runBulk } from '../../../../actions/bulk/runner';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { askAboutChanged } from '../../../../actions/delete/askAnew';
import { failureText } from '../../../../actions/failureText';
import { resourceTexts, useResourceTexts } from '../../../../actions/texts';
import { complaintText } from '../../../../fields/input/useComplaintText';
import type { CompiledResource } from '../../../../schema/types/compiled';
import { useConsole } from '../../../../session/ConsoleContext';
import type { May } from '../../view/useAccess';
import { fileFields, firstRowFields, keyFields, matchColumns } from './fileFields';
import { readKnown } from './knownRecords';
import type { Table } from './parseTable';
import { planRows, type PlannedRow } from './planRows';
import { readTable } from './readTable';
import type { ReportLine, RowEnd } from './report';

/** What is done with rows whose record is there and differs. */
export type Conflict = 'update' | 'skip' | 'stop';

interface Progress {
  finished: number;
  total: number;
}

interface Ended {
  end: RowEnd;
  reason: string;
}

/** What was refused inside of a record, where the record itself was not. */
const refusalsIn = (errors: unknown): string[] => {
  if (typeof errors === 'string') return [errors];
  return errors !== null && typeof errors === 'object' ? Object.values(errors).flatMap(refusalsIn) : [];
};

/** Why a row could not be written, and the record that it began all the same. */
interface WriteFailure {
  createdId?: Identifier;
  status?: number;
  body?: { errors?: unknown };
}

/** Whether the server has said that it did nothing. */
const isRefused = (status = 0) => status >= 400 && status < 500;

/** Each write is read back by nobody: an import makes thousands. */
const unread = { unread: true };

/** An import from the file to its report: what was read, what would be done, and what was done. */
export function useImport(resource: CompiledResource, may: May, filter: Readonly<Record<string, unknown>>) {
  const { registry, session, features } = useConsole();
  const provider = useConsoleCalls();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const fields = useMemo(
    () => [...fileFields(resource, session), ...firstRowFields(resource, registry, session)],
    [resource, registry, session],
  );
  const labelOf = (field: string) => {
    const [name = '', inner] = field.split('.');
    if (inner === undefined) return texts.field(name);
    const ofRows = resourceTexts(translate, resource.related[name]?.resource ?? resource.name);
    return `${texts.field(name)}: ${ofRows.field(inner)}`;
  };

  const [file, setFile] = useState<{ name: string; table: Table }>();
  const [columns, setColumns] = useState<readonly (string | undefined)[]>([]);
  const [planned, setPlanned] = useState<readonly PlannedRow[]>();
  const [ends, setEnds] = useState<ReadonlyMap<number, Ended>>(new Map());
  const [conflict, setConflict] = useState<Conflict>('update');
  const [fault, setFault] = useState<string>();
  const [checking, setChecking] = useState<Progress>();
  const [running, setRunning] = useState<Progress>();
  const work = useRef<AbortController>(undefined);
  const begun = useRef(new Map<number, Identifier | undefined>());
  useEffect(() => () => work.current?.abort(), []);

  const keyNames = keyFields(resource, session).map(({ name }) => name);
  const missing = keyNames.filter((name) => !columns.includes(name));

  /** Judges every row anew, against what there is now. */
  const check = async (table: Table, mapped: readonly (string | undefined)[]) => {
    work.current?.abort();
    const controller = new AbortController();
    work.current = controller;
    const { signal } = controller;
    setPlanned(undefined);
    setEnds(new Map());
    setFault(undefined);
    if (keyNames.some((name) => !mapped.includes(name))) return;
    const total = table.rows.length;
    setChecking({ finished: 0, total });
    const words = (...given: string[]) => given.map((word) => word.toLowerCase());
    try {
      const named = mapped.filter((name) => name !== undefined);
      const known = await readKnown({
        provider,
        registry,
        resource,
        session,
        filter,
        columns: named,
        signal,
        onPage: () => undefined,
      });
      signal.throwIfAborted();
      const rows = await planRows(
        table.rows,
        {
          ...{ resource, registry, session, features, known },
          begun: begun.current,
          columns: mapped,
          yesNo: {
            yes: words('true', '1', 'yes', translate('fields.boolean.yes')),
            no: words('false', '0', 'no', translate('fields.boolean.no')),
          },
          may,
        },
        { signal, onRow: (finished) => setChecking({ finished, total }) },
      );
      setPlanned(rows);
    } catch (reason) {
      if (signal.aborted) return;
      setFault(failureText(translate, reason));
    }
    setChecking(undefined);
  };

  const take = async (given: File) => {
    work.current?.abort();
    const reading = new AbortController();
    work.current = reading;
    setFile(undefined);
    setPlanned(undefined);
    setFault(undefined);
    const table = await readTable(given);
    if (reading.signal.aborted) return;
    if ('key' in table) return setFault(translate(table.key, table.args));
    const mapped = matchColumns(table.header, fields, labelOf);
    begun.current.clear();
    setFile({ name: given.name, table });
    setColumns(mapped);
    await check(table, mapped);
  };

  /** A field has one column: the other one that had it is left out. */
  const choose = (index: number, name: string | undefined) => {
    if (!file) return;
    const mapped = columns.map((other, at) => (at === index ? name : other === name ? undefined : other));
    setColumns(mapped);
    void check(file.table, mapped);
  };

  const todo = (planned ?? []).filter(({ state }) => state === 'new' || (state === 'changed' && conflict === 'update'));
  const isStopped = conflict === 'stop' && (planned ?? []).some(({ state }) => state === 'changed');

  const write = async (row: PlannedRow) => {
    if (row.state === 'new') {
      const meta = { ...unread, createdId: row.createdId };
      return provider.create(resource.name, { data: row.values, meta });
    }
    if (row.state !== 'changed') return undefined;
    const { record, changes } = row;
    const data = { ...record, ...changes };
    return provider.update(resource.name, { id: record.id, data, previousData: record, meta: unread });
  };

  const run = async () => {
    const controller = new AbortController();
    work.current = controller;
    const total = todo.length;
    setRunning({ finished: 0, total });
    const tell = (row: PlannedRow) =>
      write(row).catch((reason: unknown) => {
        const { createdId, status, body } = reason as WriteFailure;
        if (createdId === undefined) {
          if (!isRefused(status)) begun.current.set(row.line, undefined);
          throw new Error(failureText(translate, reason), { cause: reason });
        }
        begun.current.set(row.line, createdId);
        const reasons = refusalsIn(body?.errors).map((text) => translate(text, { _: text }));
        throw new Error(translate('import.begun', { reason: reasons.join(' ') }), { cause: reason });
      });
    const report = await runBulk(todo, tell, {
      signal: controller.signal,
      onProgress: (finished) => setRunning({ finished, total }),
    });
    const of = (rows: readonly PlannedRow[], end: (row: PlannedRow) => RowEnd) =>
      rows.map((row): [number, Ended] => [row.line, { end: end(row), reason: '' }]);
    setEnds(
      new Map([
        ...of(report.done, ({ state }) => (state === 'new' ? 'created' : 'updated')),
        ...of(report.cancelled, () => 'left'),
        ...report.failed.map(({ item, message }): [number, Ended] => [item.line, { end: 'failed', reason: message }]),
      ]),
    );
    setRunning(undefined);
    await askAboutChanged(queryClient, resource.name, []);
  };

  const reasonOf = (row: PlannedRow): string => {
    if (row.state === 'changed')
      return translate('import.changes', { fields: Object.keys(row.changes).map(labelOf).join(', ') });
    if (row.state !== 'error') return '';
    const { field } = row.reason;
    const reason = complaintText(translate, row.reason);
    return field === undefined ? reason : translate('import.at_field', { field: labelOf(field), reason });
  };

  const isDone = ends.size > 0;
  const lines: ReportLine[] = (planned ?? []).map((row) => {
    const ended = ends.get(row.line);
    const isSkipped = isDone && row.state === 'changed';
    const end = ended?.end ?? (isSkipped ? 'skipped' : row.state);
    return { line: row.line, title: row.title, end, reason: ended?.reason || reasonOf(row) };
  });

  return {
    ...{
      fields,
      keyNames,
      file,
      columns,
      missing,
      planned,
      lines,
      conflict,
      fault,
      checking,
      running,
      isDone,
      isStopped,
    },
    count: todo.length,
    labelOf,
    /** Fields whose first row a file may begin. */
    firstRows: [...new Set(fields.filter(({ name }) => name.includes('.')).map(({ name }) => name.split('.')[0]!))],
    take,
    choose,
    setConflict,
    run: () => void run(),
    cancel: () => work.current?.abort(),
    /** What is not done yet: rows that are done are found to be the same. */
    again: () => file && void check(file.table, columns),
  };
}

export type Import = ReturnType<typeof useImport>;
