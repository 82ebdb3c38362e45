import { describe, expect, it } from 'vitest';
import { runSteps } from '../../../dataProvider/records/steps';
import { createCodec } from '../../../src/fields/codec';
import { fieldTypes } from '../../../src/fields/registry';
import type { CompiledResource } from '../../../src/schema/types/compiled';
import { fieldState } from '../../../src/schema/facts/fieldState';
import { watchedPaths } from '../../../src/schema/facts/predicate';
import { arrangeProvider } from '../../support/arrangeProvider';
import { adminSession } from '../subjects/adminSession';
import { derivedChoices, fixturesOf, otherValue } from '../subjects/fixtures';
import { everyFeature, promiseOf } from './promise';
import { compiledOf, type Subject } from '../subjects/subjects';
import '../../support/extras';

const keysOf = (body: unknown) => Object.keys(body ?? {}).sort();

const followersOf = (fields: CompiledResource['fields'], field: string): string[] =>
  Object.values(fields).flatMap(({ name, watches }) => (watches.includes(field) ? [name] : []));

/** Fields of the sections that appear or vanish with a field. */
const sectionsOn = (form: CompiledResource['form'], field: string): string[] =>
  (form?.tabs ?? [])
    .flatMap(({ sections }) => sections)
    .filter(({ visible }) => watchedPaths(visible).includes(field))
    .flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'row' ? item.fields : Object.values(item.bind ?? {}))),
    );

/** What the provider sends of a resource is what the declaration promises, and nothing else. */
export const sentSuite = (subject: Subject) =>
  describe(`what is sent for ${subject.name}`, () => {
    const resource = compiledOf(subject);
    const { name, api, fields, idField, views, form } = resource;
    const promise = promiseOf(resource);
    const fixtures = fixturesOf(subject.among);
    const record = fixtures.records[name]!;
    const promised = (when: 'create' | 'update' | 'repeated') =>
      Object.keys(fields).filter((field) => promise.fields[field]!.sent.includes(when));
    /** The keys as the declared steps leave them. */
    const onWire = (names: readonly string[]) =>
      keysOf(runSteps(resource, 'write', Object.fromEntries(names.map((field) => [field, record[field]]))));

    const arrange = () =>
      arrangeProvider({
        declarations: [...subject.among],
        routes: fixtures.routes,
        session: adminSession(),
        features: everyFeature,
        codec: createCodec(fieldTypes),
      });
    const wroteBy = ({ platform }: ReturnType<typeof arrange>, verb: 'create' | 'update') =>
      platform.requests
        .filter(({ method }) => method === api.paths[verb]?.method && method !== 'GET')
        .map(({ body }) => body);

    /** What steps of the declaration give a body beside its fields. */
    const presets = api.write.flatMap((step) =>
      typeof step === 'object' && step.step === 'preset' ? Object.keys(step.values as object) : [],
    );

    it.runIf(views.create)('holds what a new record needs and nothing that may not be sent', async () => {
      const arranged = arrange();
      const choices = Object.fromEntries(derivedChoices(fields));
      await arranged.provider.create(name, { data: { ...record, ...choices, [idField]: undefined } });
      const [body] = wroteBy(arranged, 'create');
      const needed = promised('create').filter((field) => fields[field]!.required === true);
      const facts = {
        subject: { ...record, ...choices },
        session: adminSession(),
        features: everyFeature,
        operation: 'create',
      };
      const shown = needed.filter((field) => fieldState(fields[field]!, facts, { mode: 'create' }).visible);
      expect([...onWire(promised('create')), ...presets]).toEqual(expect.arrayContaining(keysOf(body)));
      expect(keysOf(body)).toEqual(expect.arrayContaining(onWire(shown)));
    });

    /* Rows, and what another resource lends to the form, have calls of their own. */
    const isRow = (field: string) => fields[field]!.type === 'rows' || 'part' in fields[field]!;
    const isSeen = (field: string, loaded: Record<string, unknown>) => {
      const facts = {
        subject: loaded,
        record: loaded,
        loaded,
        session: adminSession(),
        features: everyFeature,
        operation: 'edit',
      };
      const state = fieldState(fields[field]!, facts, { mode: 'edit' });
      return state.visible && !state.readOnly && fields[field]!.placed;
    };

    const changeable = views.edit ? promised('update').filter((field) => !isRow(field)) : [];
    it.each(changeable)(
      'holds %s and what is always repeated when only that changed, and it can be seen',
      async (field) => {
        const arranged = arrange();
        const { data: loaded } = await arranged.provider.getOne(name, { id: record[idField] });
        const data = { ...loaded, [field]: otherValue(fields[field]!, loaded[field]) };
        /* A made-up platform keeps nothing: whoever is to make sure of a save is told so. */
        const isUnsure = (reason: unknown) =>
          api.verifyUpdates === true && (reason as Error).message === 'errors.not_taken_over';
        await arranged.provider
          .update(name, { id: loaded.id, data, previousData: loaded })
          .catch((reason: unknown) => (isUnsure(reason) ? undefined : Promise.reject(reason as Error)));
        const [body] = wroteBy(arranged, 'update');
        const wanted = isSeen(field, data) ? onWire([...new Set([field, ...api.always])]) : [];
        /* What another field shows or hides is sent, or emptied, along with it. */
        const following = [...followersOf(fields, field), ...sectionsOn(form, field)];
        const sent = keysOf(body);
        expect(sent).toEqual(expect.arrayContaining(wanted));
        const allowed = [...wanted, ...following];
        expect(onWire(allowed)).toEqual(expect.arrayContaining(sent));
        expect(onWire([...promised('update'), ...promised('repeated')])).toEqual(expect.arrayContaining(sent));
      },
    );

    it.runIf(views.edit)('is nothing when nothing changed', async () => {
      const arranged = arrange();
      const { data: loaded } = await arranged.provider.getOne(name, { id: record[idField] });
      await arranged.provider.update(name, { id: loaded.id, data: { ...loaded }, previousData: loaded });
      expect(wroteBy(arranged, 'update')).toEqual([]);
    });
  });
