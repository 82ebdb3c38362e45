import { describe, expect, it } from 'vitest';
import type { PartialSaveError } from '../../dataProvider/rows/partialSave';
import { arrangeProvider, bodiesOf, failureOf, sid } from '../support/arrangeProvider';
import type { PlatformRequest } from '../support/fakePlatform';
import { lastRow, declarations, part, asLoaded, platformOf, box, writesOf, update, type Row } from './support/boxes';

describe('a record with child rows', () => {
  it('is read together with them', async () => {
    const { routes } = platformOf([part(11), part(12)]);
    const { provider, platform } = arrangeProvider({ declarations: declarations(), routes });
    const { data } = await provider.getOne('boxes', { id: sid(1) });
    expect(data.parts).toMatchObject([{ id: sid(11), on: true }, { id: sid(12) }]);
    expect(platform.lines('GET /Parts')).toEqual([`GET /Parts?box_sid=${sid(1)}`]);
  });

  it('has rows in their order, and others apart', async () => {
    const rows = [part(13, { position: 9999 }), part(12, { position: 2 }), part(11, { position: 1 })];
    const { provider } = arrangeProvider({
      declarations: declarations({ order: 'position', apart: lastRow }),
      routes: platformOf(rows).routes,
    });
    const { data } = await provider.getOne('boxes', { id: sid(1) });
    expect(data.parts.map(({ id }: { id: string }) => id)).toEqual([sid(11), sid(12)]);
    expect(data.last_host).toBe('h13');
  });
});

describe('a save', () => {
  it('writes new and changed rows and removes last', async () => {
    const rows = [part(11), part(12), part(13)];
    const { routes, state } = platformOf(rows);
    const { provider, platform } = arrangeProvider({ declarations: declarations(), routes });
    const [one, two, three] = rows.map(asLoaded);
    const after = [one!, { ...three!, host: 'new' }, { host: 'fresh', on: false }];
    const { data } = await update(provider, [one!, two!, three!], after);
    expect(writesOf(platform)).toEqual(['POST /Parts', `PUT /Parts/${sid(13)}`, `DELETE /Parts/${sid(12)}`]);
    expect(bodiesOf(platform, 'POST')).toEqual([{ box_sid: sid(1), host: 'fresh', on: 0 }]);
    expect(bodiesOf(platform, 'PUT')).toEqual([{ host: 'new' }]);
    expect(state.rows.map(({ host }) => host)).toEqual(['h11', 'new', 'fresh']);
    expect(data.parts).toHaveLength(3);
  });

  it('writes nothing for rows that did not change, and nothing where the form does not hold them', async () => {
    const { routes } = platformOf([part(11)]);
    const { provider, platform } = arrangeProvider({ declarations: declarations(), routes });
    await update(provider, [asLoaded(part(11))], [asLoaded(part(11))]);
    await provider.update('boxes', { id: sid(1), data: { name: 'box' }, previousData: box([asLoaded(part(11))]) });
    expect(writesOf(platform)).toEqual([]);
  });

  it('creates the parent first and gives its key to the rows', async () => {
    const { routes } = platformOf([]);
    const { provider, platform } = arrangeProvider({ declarations: declarations(), routes });
    await provider.create('boxes', { data: { name: 'box', parts: [{ host: 'a' }] } });
    expect(writesOf(platform)).toEqual(['POST /Boxes', 'POST /Parts']);
    expect(bodiesOf(platform, 'POST /Parts')).toEqual([{ box_sid: sid(1), host: 'a' }]);
  });

  it('counts positions anew, so that a moved row is a changed row', async () => {
    const rows = [part(11, { position: 0 }), part(12, { position: 1 })];
    const { routes } = platformOf(rows);
    const { provider, platform } = arrangeProvider({ declarations: declarations({ order: 'position' }), routes });
    const [one, two] = rows.map(asLoaded);
    await update(provider, [one!, two!], [two!, one!]);
    expect(bodiesOf(platform, 'PUT')).toEqual([{ position: 0 }, { position: 1 }]);
  });

  it('sends at most six rows at once', async () => {
    let running = 0;
    let most = 0;
    const { routes } = platformOf([]);
    routes['POST /Parts'] = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      return { sid: sid(50) };
    };
    const { provider } = arrangeProvider({ declarations: declarations(), routes });
    await update(
      provider,
      [],
      Array.from({ length: 15 }, (_, index) => ({ host: `h${index}` })),
    );
    expect(most).toBe(6);
  });

  it('takes a row that is gone already for removed', async () => {
    const { routes } = platformOf([]);
    routes['DELETE /Parts/:sid'] = () => new Response('Not Found', { status: 404 });
    const { provider } = arrangeProvider({ declarations: declarations(), routes });
    await expect(update(provider, [asLoaded(part(11))], [])).resolves.toBeDefined();
  });
});

describe('a save of which a row is refused', () => {
  const refuseHost = (host: string, response = () => Response.json({ msg: 'host is wrong' }, { status: 400 })) => {
    const state = { isOn: true };
    const refuse = ({ body }: PlatformRequest) =>
      state.isOn && (body as Row | undefined)?.host === host ? response() : undefined;
    return { state, refuse };
  };
  const created = [{ host: 'a' }, { host: 'bad' }, { host: 'c' }];

  it('names the row and the field, keeps the others, and removes nothing', async () => {
    const { refuse } = refuseHost('bad');
    const { routes, state } = platformOf([part(11)], refuse);
    const { provider, platform } = arrangeProvider({ declarations: declarations(), routes });
    const failure = await failureOf<PartialSaveError>(update(provider, [asLoaded(part(11))], created));
    expect(failure).toMatchObject({
      name: 'PartialSaveError',
      status: 400,
      saved: 2,
      messageKey: 'errors.partial_save_waiting',
      messageArgs: { failed: 1, total: 3, waiting: 1 },
      body: { errors: { parts: { 1: { host: 'host is wrong' } } } },
      createdId: undefined,
      rowIdFields: { parts: 'part_sid' },
    });
    expect(Object.keys(failure.rowIds.parts ?? {})).toEqual(['0', '2']);
    expect(platform.lines('DELETE')).toEqual([]);
    expect(state.rows.map(({ host }) => host)).toEqual(['h11', 'a', 'c']);
  });

  it('names the row alone where no field is known', async () => {
    const { refuse } = refuseHost('bad', () => Response.json({ msg: 'no' }, { status: 400 }));
    const { routes } = platformOf([], refuse);
    const { provider } = arrangeProvider({ declarations: declarations(), routes });
    const failure = await failureOf<PartialSaveError>(update(provider, [], created));
    expect(failure.body.errors).toEqual({ parts: { 1: 'no' } });
  });

  it('tells what the database says of a row in the operator’s words, with its own beside', async () => {
    const msg = "Duplicate entry 'bad' for key 'unique_1'";
    const { refuse } = refuseHost('bad', () => Response.json({ msg }, { status: 422 }));
    const { routes } = platformOf([], refuse);
    const { provider } = arrangeProvider({ declarations: declarations(), routes });
    const failure = await failureOf<PartialSaveError>(update(provider, [], created));
    expect(failure.body.errors).toEqual({ parts: { 1: 'errors.database.duplicate' } });
    expect(failure.messageArgs).toMatchObject({ details: msg });
  });

  it.each([
    ['the form took over the new keys', true],
    ['the form does not know the new keys', false],
  ])('sends only the rest the next time, when %s', async (_, hasKeys) => {
    const { state: fault, refuse } = refuseHost('bad');
    const { routes, state } = platformOf([part(11)], refuse);
    const { provider, platform } = arrangeProvider({ declarations: declarations(), routes });
    const before = [asLoaded(part(11))];
    const failure = await failureOf<PartialSaveError>(update(provider, before, created, 'renamed'));
    const sentBefore = platform.requests.length;
    fault.isOn = false;
    const again = created.map((row, index) => {
      const id = hasKeys ? failure.rowIds.parts?.[index] : undefined;
      return id === undefined ? row : { ...row, part_sid: id };
    });
    again[1] = { host: 'good' };
    await update(provider, before, again, 'renamed');
    const sent = platform.requests.slice(sentBefore).filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /Parts', `DELETE /Parts/${sid(11)}`]);
    expect(sent[0]?.body).toMatchObject({ host: 'good' });
    expect(state.rows.map(({ host }) => host).sort()).toEqual(['a', 'c', 'good']);
  });

  it('does not create the parent twice', async () => {
    const { state: fault, refuse } = refuseHost('bad');
    const { routes } = platformOf([], refuse);
    const { provider, platform } = arrangeProvider({ declarations: declarations(), routes });
    const data = { name: 'box', parts: created };
    const failure = await failureOf<PartialSaveError>(provider.create('boxes', { data }));
    expect(failure.createdId).toBe(sid(1));
    fault.isOn = false;
    const answer = await provider.create('boxes', { data, meta: { createdId: failure.createdId } });
    expect(writesOf(platform)).toEqual(['POST /Boxes', 'POST /Parts', 'POST /Parts', 'POST /Parts', 'POST /Parts']);
    expect(answer.data).toMatchObject({ id: sid(1) });
  });

  it('tells of a removal that failed', async () => {
    const { routes } = platformOf([part(11)], ({ method }) =>
      method === 'DELETE' ? Response.json({ msg: 'in use' }, { status: 422 }) : undefined,
    );
    const { provider } = arrangeProvider({ declarations: declarations(), routes });
    const failure = await failureOf<PartialSaveError>(update(provider, [asLoaded(part(11))], []));
    expect(failure.body.errors).toEqual({ parts: { root: 'in use' } });
  });

  it('sends no row when the parent is refused', async () => {
    const { routes } = platformOf([], ({ path }) =>
      path.startsWith('/Boxes') ? new Response('', { status: 500 }) : undefined,
    );
    const { provider, platform } = arrangeProvider({ declarations: declarations(), routes });
    await failureOf(update(provider, [], created, 'renamed'));
    expect(platform.lines('POST')).toEqual([]);
  });

  it('is an ended session when the token is refused', async () => {
    const { refuse } = refuseHost('bad', () => new Response('Unauthorized', { status: 401 }));
    const { routes } = platformOf([], refuse);
    const { provider } = arrangeProvider({ declarations: declarations(), routes });
    await expect(update(provider, [], created)).rejects.toMatchObject({ status: 401, kind: 'unauthorized' });
  });
});

describe('rows that the API knows by key', () => {
  const keyed = declarations(
    { key: ['tray'] },
    {
      api: {
        base: '/Parts',
        id: 'part_sid',
        paths: {
          list: '/Boxes/{parent.id}/Parts',
          create: '/Boxes/{parent.id}/Parts',
          delete: '/Boxes/{parent.id}/Parts?tray={row.tray}',
        },
      },
    },
  );

  it('are written by one call, new or changed, and removed by their key', async () => {
    const before = [part(11, { tray: 'a' }), part(12, { tray: 'b' }), part(13, { tray: 'c' })].map(asLoaded);
    const { provider, platform } = arrangeProvider({
      declarations: keyed,
      routes: {
        'GET /Boxes/:sid': () => ({ box_sid: sid(1), name: 'box' }),
        'GET /Boxes/:sid/Parts': () => [],
        'POST /Boxes/:sid/Parts': () => ({ sid: sid(99) }),
        'DELETE /Boxes/:sid/Parts': () => undefined,
      },
    });
    const after = [
      { tray: 'a', host: 'h11', on: true },
      { tray: 'b', host: 'new', on: true },
      { tray: 'c', host: '' },
      { tray: 'd', host: 'x' },
    ];
    await update(provider, before, after);
    expect(
      bodiesOf(platform, 'POST')
        .map((body) => (body as Row).tray)
        .sort(),
    ).toEqual(['b', 'd']);
    expect(platform.lines('DELETE')).toEqual([`DELETE /Boxes/${sid(1)}/Parts?tray=c`]);
  });
});
