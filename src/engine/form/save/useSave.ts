import { useDataProvider, type RaRecord } from 'react-admin';
import { useRef, useState } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';
import { changesElsewhere, type Changes } from '../conflict/conflicts';
import { recordMeta } from '../record/recordMeta';
import type { FormValues } from '../record/initialValues';
import { removedRows } from './removedRows';
import { saveFailure, type RemovedRows, type SaveFailure } from './saveFailure';
import { submittedValues } from './submittedValues';
import { sameValue } from '../conflict/sameValue';

/** Names of the resources that a save changes: the form's own, and the parts that stand in it. */
function changedParts(resource: CompiledResource, loaded: FormValues, values: FormValues): string[] {
  const changed = Object.values(resource.fields).filter(({ name }) => !sameValue(values[name], loaded[name]));
  const names = changed.map(({ part }) => part ?? resource.name);
  return [...new Set(names.length > 0 ? names : [resource.name])];
}

export interface SaveOptions {
  resource: CompiledResource;
  /** As loaded; undefined for a new record. */
  record: FormValues | undefined;
  /** What the form began with. */
  defaults: FormValues;
  /** @param saved names of the resources that were changed */
  onSaved: (record: RaRecord, saved: string[]) => void;
  /** Told of child rows that are gone, each once. */
  onRemoved: (rows: RemovedRows) => void;
  onFailed: (failure: SaveFailure) => void;
  /** Takes over what only somebody else has changed. */
  onTaken: (meanwhile: Meanwhile, values: FormValues) => Base;
}

/** The record changed elsewhere, and what it is now. */
export interface Meanwhile extends Changes {
  now: FormValues;
}

/** What an update starts from. */
export interface Base {
  values: FormValues;
  loaded: FormValues;
  /** What the form begins with for that record. */
  defaults: FormValues;
}

/** A provider that signed the session out answers without a record: then nothing was saved, and nothing failed. */
const isRecord = (data: unknown): data is RaRecord => (data as RaRecord | undefined)?.id !== undefined;

/** Saves a form: one request at a time, never over somebody else's change, and after a part failure only the rest. */
export function useSave({ resource, record, defaults, onSaved, onRemoved, onFailed, onTaken }: SaveOptions) {
  const dataProvider = useDataProvider();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure>();
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const createdId = useRef<string | number>(undefined);
  /* What a failed save left behind is known to the provider only: reading the record again would make it forget. */
  const isHalfSaved = useRef(false);

  const metaOf = (subject: FormValues) => recordMeta(resource, { subject });
  const create = (values: FormValues) => {
    const meta = createdId.current === undefined ? {} : { meta: { createdId: createdId.current } };
    return dataProvider.create(resource.name, { data: values, ...meta });
  };
  const update = ({ loaded, values, defaults: begun }: Base) => {
    const data = submittedValues(values, begun, loaded);
    const about = { id: loaded.id as string, previousData: loaded as RaRecord, meta: metaOf(loaded) };
    return dataProvider.update(resource.name, { ...about, data });
  };
  const changedElsewhere = async (loaded: FormValues, values: FormValues): Promise<Meanwhile | undefined> => {
    if (isHalfSaved.current) return undefined;
    const { data: now } = await dataProvider.getOne<RaRecord>(resource.name, {
      id: loaded.id as string,
      meta: metaOf(loaded),
    });
    if (!isRecord(now)) return undefined;
    const changes = changesElsewhere(resource, loaded, now, submittedValues(values, defaults, loaded));
    return changes.conflicts.length + changes.taken.length > 0 ? { ...changes, now } : undefined;
  };
  /** What is to be sent, with what only somebody else has changed; undefined where it has to be asked whose value stays. */
  const baseOf = async (loaded: FormValues, values: FormValues): Promise<Base | undefined> => {
    const found = await changedElsewhere(loaded, values);
    if (!found) return { loaded, values, defaults };
    if (found.conflicts.length === 0) return onTaken(found, values);
    setMeanwhile(found);
    return undefined;
  };
  const fail = (reason: unknown) => {
    const found = saveFailure(reason);
    createdId.current = found.createdId ?? createdId.current;
    isHalfSaved.current = isHalfSaved.current || found.kind === 'partial';
    setFailure(found);
    onRemoved(found.removed);
    onFailed(found);
  };
  const save = async (values: FormValues, decided?: Base) => {
    setSaving(true);
    setFailure(undefined);
    try {
      const base = record && (decided ?? (await baseOf(record, values)));
      if (record && !base) return;
      const { data } = base ? await update(base) : await create(values);
      if (!isRecord(data)) return;
      createdId.current = undefined;
      isHalfSaved.current = false;
      onRemoved(removedRows(resource, base?.loaded, base?.values ?? values));
      onSaved(data, base ? changedParts(resource, base.loaded, base.values) : [resource.name]);
    } catch (reason) {
      fail(reason);
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, failure, meanwhile, settle: () => setMeanwhile(undefined) };
}
