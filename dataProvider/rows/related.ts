/* In: a record with its child rows, as they are and as they were loaded. Out: the calls for what changed, the parent's first, and what could not be saved. */
import type { Identifier } from 'react-admin';
import type { CompiledResource } from '../../src/schema/types/compiled';
import type { ProviderContext, Values, WireRecord } from '../context';
import { withRemembered } from '../remembered';
import { createLostCreates } from './lostCreates';
import type { PartialSaveError } from './partialSave';
import { createProgresses, type Progresses } from './progress';
import { hasTarget } from '../records/paths';
import { readRecord, recordFacts, type RecordOptions } from '../records/readRecords';
import { createRecord, updateRecord } from '../records/records';
import { loadParts, partsOf } from '../parts/parts';
import { saveParts } from '../parts/saveParts';
import { loadRelated, rowFields } from './relatedRows';
import { saveRelated, type RelatedSave } from './saveRelated';

export interface UpdateParams {
  id: Identifier;
  values: Values;
  loaded: Values;
}

/** Records with their child rows and the parts of their form: read together, saved one after the other (design, section 8). */
export interface RelatedRecords {
  read(resource: CompiledResource, id: Identifier, options?: RecordOptions): Promise<WireRecord>;
  /** @param createdId of a parent that an earlier, failed save created: then it is updated. */
  create(
    resource: CompiledResource,
    values: Values,
    options?: RecordOptions & { createdId?: Identifier },
  ): Promise<WireRecord>;
  update(resource: CompiledResource, params: UpdateParams, options?: RecordOptions): Promise<WireRecord>;
}

/** The rows after their parent; then the record as it is now, or as it was saved where it cannot be read again. */
async function saveAndReload(context: ProviderContext, progresses: Progresses, save: RelatedSave): Promise<WireRecord> {
  const rows = await saveRelated(context, progresses, save);
  return loadRelated(context, save.resource, save.parent).then(
    (record) => {
      progresses.end(save.resource, save.parent.id);
      return record;
    },
    () => ({ ...save.values, ...save.parent, ...rows }),
  );
}

export function withRelated(context: ProviderContext): RelatedRecords {
  const progresses = createProgresses();
  const lost = createLostCreates();
  /** The record exists, although the form believes that it is to be made: it must hear so again when rows are refused. */
  const continueWith = (resource: CompiledResource, id: Identifier, values: Values, options: RecordOptions) =>
    records.update(resource, { id, values, loaded: {} }, options).catch((reason: unknown) => {
      throw (reason as Partial<PartialSaveError>).ofNew?.(id) ?? reason;
    });
  const updateWithRows: RelatedRecords['update'] = async (resource, params, options) => {
    const parent = await updateRecord(context, resource, params, options);
    if (rowFields(context, resource, parent).length === 0) return parent;
    return saveAndReload(context, progresses, { ...params, resource, parent, isNew: false });
  };
  /** Reads nothing back: whoever makes thousands of records compares them himself. */
  const createUnread: RelatedRecords['create'] = async (resource, values, { createdId, ...options } = {}) => {
    const parent: WireRecord =
      createdId === undefined
        ? await createRecord(context, resource, values, options)
        : { ...values, [resource.idField]: createdId, id: createdId };
    const loaded = progresses.of(resource, parent.id)?.loaded ?? {};
    const rows = await saveRelated(context, progresses, { resource, parent, values, loaded, isNew: true });
    return { ...parent, ...rows };
  };
  const records: RelatedRecords = {
    async read(resource, id, options) {
      /* A form over several resources may be opened where its own has no record: its parts have theirs. */
      if (resource.parts.length > 0 && !hasTarget(resource, 'one', recordFacts(context, id, {}, options?.filter)))
        return loadParts(context, resource, { id }, options?.signal);
      const record = withRemembered(context, resource, await readRecord(context, resource, id, options));
      progresses.end(resource, id);
      const whole = await loadRelated(context, resource, record, options?.signal);
      return loadParts(context, resource, whole, options?.signal);
    },

    async create(resource, values, { createdId, ...options } = {}) {
      if (options.unread) return createUnread(resource, values, { createdId, ...options });
      const known = createdId ?? (await lost.find(context, resource));
      if (known !== undefined) return continueWith(resource, known, values, options);
      const parent = await lost.guard(resource, values, () => createRecord(context, resource, values, options));
      return saveAndReload(context, progresses, { resource, parent, values, loaded: {}, isNew: true });
    },

    async update(resource, { id, values, loaded: given }, options) {
      if (options?.unread) return updateRecord(context, resource, { id, values, loaded: given }, options);
      const loaded = progresses.of(resource, id)?.loaded ?? given;
      const updateOwn = () => updateWithRows(resource, { id, values, loaded }, options);
      if (partsOf(context, resource).length === 0) return updateOwn();
      return saveParts(context, progresses, { resource, id, values, loaded, updateOwn });
    },
  };
  return records;
}
