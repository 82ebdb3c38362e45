import { beforeAll, describe, expect, it } from 'vitest';
import { decide } from '../../../authProvider/access';
import { matches } from '../../../src/schema/facts/predicate';
import { templateVariables } from '../../../src/schema/facts/template';
import { everyFeature } from './promise';
import { platformWorld, type Actor, type PlatformWorld } from '../subjects/platformWorld';
import { changeOf, filterWithRows, listOf, sampleOf, type Values } from './samples';
import { compiledOf, type Subject } from '../subjects/subjects';
import { expectAsWritten } from '../subjects/written';

const unknownSid = '9f3c1c52-7c0a-4a52-9f6b-0d1d2f1f0000';

/** The status that the platform refuses with; 200 where it does not. */
const statusOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (reason: { status?: number }) => reason.status ?? Number.NaN,
  );

/** Flags are numbers to the platform. */
const plain = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);

/** What is written of a refusal: exactly what the embedded platform answers, to be read against the API's description. */
export interface Answered {
  [what: string]: number | undefined;
}

/** The whole life of a record on the embedded platform, by the console's own provider; as much of it as the declaration has. */
export function httpSuite(subject: Subject): void {
  const resource = compiledOf(subject);
  const { name, api, fields, views, list } = resource;
  const can = (verb: keyof typeof api.paths) => api.paths[verb] !== undefined;
  /* Rows whose path names their parent are reached through its form alone. */
  const isReached = api.paths.list?.templates.some((template) => !template.includes('{parent.')) ?? false;
  const isCollection = resource.kind === 'collection' && isReached;
  const canMake = isCollection && views.create;
  const isOwned = Object.keys(resource.access.owner).length > 0;

  if (subject.samples.served === false || (!isCollection && !views.edit)) return;

  describe(`${name} over HTTP`, () => {
    let world: PlatformWorld;
    let admin: Actor;
    let made: Values[] = [];
    let filter: Values = {};
    const answered: Answered = {};

    const make = async () => {
      const { data } = await admin.provider.create(name, { data: await sampleOf(world, resource, subject.samples) });
      return data as Values & { id: string };
    };

    /** Filters that the platform answers, with the values of a record; the text is another matter. */
    const filterOf = (record: Values): Values => {
      const names = [
        ...Object.keys(api.filters),
        ...(list?.filters ?? []).filter(({ field }) => field.required).map((needed) => needed.name),
      ].filter((filterName) => filterName !== 'q' && record[filterName] !== undefined);
      return {
        ...Object.fromEntries(names.map((filterName) => [filterName, record[filterName]])),
        ...subject.samples.filter,
      };
    };

    beforeAll(async () => {
      world = await platformWorld(subject.among);
      admin = world.admin;
      made = canMake ? [await make(), await make()] : [];
      filter = made[0] ? filterOf(made[0]) : await filterWithRows(world, resource, subject.samples);
    });

    const idOf = (record: Values | undefined) => record?.id as string;
    const read = async (id: unknown) => (await admin.provider.getOne(name, { id: id })).data as Values;

    it.runIf(isCollection)('is listed, with what was made', async () => {
      const { data, total } = await listOf(admin, name, filter);
      expect(total).toBeGreaterThanOrEqual(made.length);
      expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
    });

    it.runIf(isCollection)('is paged', async () => {
      const whole = await listOf(admin, name, filter);
      const first = await listOf(admin, name, filter, 1, 1);
      expect(first.total).toBe(whole.total);
      expect(first.data).toHaveLength(Math.min(1, whole.total!));
    });

    it.runIf(isCollection && list)('stands in the order that its address says', async () => {
      const { field, order } = list!.sort;
      const { data } = await admin.provider.getList(name, {
        pagination: { page: 1, perPage: 100 },
        sort: { field, order },
        filter,
      });
      const shown = data.map((row) => plain((row as Values)[field]) as string | null).filter((value) => value !== null);
      /* What the server pages it sorts itself, by letters. */
      const { compare } = new Intl.Collator('en', { numeric: !api.paging, sensitivity: 'base' });
      const sorted = shown.toSorted((one, other) => compare(String(one), String(other)));
      expect(shown).toEqual(order === 'ASC' ? sorted : sorted.toReversed());
    });

    it.runIf(canMake && list?.text)('is found by its text, and not by another', async () => {
      const title = templateVariables(resource.title).map((path) => path.replace(/^record\./, ''))[0]!;
      const text = String(made[0]![title]);
      const hits = await listOf(admin, name, { ...filter, q: text });
      expect(hits.data.map(({ id }) => id)).toContain(idOf(made[0]));
      const misses = await listOf(admin, name, { ...filter, q: '000000000000' });
      expect(misses.total).toBe(0);
    });

    const filters = (list?.filters ?? []).map((given) => given.name).filter((filterName) => filterName in fields);
    it.runIf(canMake).each(filters)('is filtered by %s', async (filterName) => {
      const all = await listOf(admin, name, filter);
      const wanted = made[0]![filterName] ?? all.data.find((row) => row[filterName])?.[filterName];
      const { data } = await listOf(admin, name, { ...filter, [filterName]: wanted });
      expect(data.map(({ id }) => id)).toContain(idOf(made[0]));
      /* What its provider shares is among what an account has (platform-api 9.2). */
      const isShared = (row: Values) => resource.access.sharedRead === true && row[filterName] === null;
      expect(data.filter((row) => plain(row[filterName]) !== plain(wanted) && !isShared(row))).toEqual([]);
    });

    it.runIf(canMake && can('one'))('is read back as it was sent', async () => {
      const sample = await sampleOf(world, resource, subject.samples);
      const { data } = await admin.provider.create(name, { data: sample });
      const again = await read(data.id);
      const readable = Object.keys(sample).filter(
        (field) => fields[field] && !fields[field].derive && !fields[field].secret && field in again,
      );
      expect(readable.length).toBeGreaterThan(0);
      for (const field of readable) {
        expect({ [field]: plain(again[field]) }).toMatchObject({ [field]: plain(sample[field]) });
      }
    });

    it.runIf(views.edit)('is changed', async () => {
      const before = await read(idOf(made[1]) ?? name);
      const change = changeOf(resource, before, subject.samples, admin);
      expect(Object.keys(change).length, 'a field that can be changed, or one in samples.ts').toBeGreaterThan(0);
      await admin.provider.update(name, {
        id: before.id as string,
        data: { ...before, ...change },
        previousData: before as never,
      });
      const after = await read(before.id);
      const readable = Object.entries(change).filter(([field]) => resource.fields[field]?.secret !== true);
      for (const [field, value] of readable) expect(plain(after[field] ?? null)).toEqual(plain(value));
    });

    it.runIf(canMake && can('delete'))('is deleted, and no longer listed', async () => {
      const { id } = await make();
      await admin.provider.delete(name, { id, previousData: { id } });
      const { data } = await listOf(admin, name, filter);
      expect(data.map((row) => row.id)).not.toContain(id);
      if (can('one')) answered.deleted = await statusOf(read(id));
      answered['deleted again'] = await statusOf(admin.provider.delete(name, { id, previousData: { id } }));
    });

    it.runIf(isCollection && can('one'))('is missing where there is none', async () => {
      answered.missing = await statusOf(read(unknownSid));
      expect(answered.missing).toBeGreaterThanOrEqual(400);
    });

    it.runIf(canMake && can('one') && isOwned)(
      'is closed to others, to whom the console does not offer it',
      async () => {
        const [record] = made;
        const others = { 'of another account': world.outsider, 'of another provider': world.rival };
        for (const [who, { provider, session }] of Object.entries(others)) {
          answered[`read by a user ${who}`] = await statusOf(provider.getOne(name, { id: idOf(record) }));
          const when = resource.access.when?.show;
          const isOpen = when && matches(when, { subject: record!, session, features: everyFeature });
          const accounts = new Set<string>();
          expect(decide(resource, session, everyFeature, 'show', record, accounts), who).toBe(isOpen ?? false);
        }
      },
    );

    it.runIf(canMake)('takes nothing from a view-only user', async () => {
      const sample = await sampleOf(world, resource, subject.samples);
      answered['created by a view-only user'] = await statusOf(world.viewer.provider.create(name, { data: sample }));
      expect(answered['created by a view-only user']).toBe(403);
    });

    it.runIf(resource.kind === 'singleton' && views.edit)('takes nothing from below', async () => {
      const before = await read(name);
      const change = changeOf(resource, before, subject.samples, admin);
      const data = { ...before, ...change };
      answered['changed by an account user'] = await statusOf(
        world.insider.provider.update(name, { id: name, data, previousData: before as never }),
      );
    });

    it('is refused as it is written down', () =>
      expectAsWritten({ folder: subject.folders.answered, name, value: answered, isCi: subject.isCi }));
  });
}
