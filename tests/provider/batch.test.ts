import { describe, expect, it } from 'vitest';
import type { PartialSaveError } from '../../dataProvider/rows/partialSave';
import { defineResource, type ResourceDeclaration } from '../../src/schema/types';
import { arrangeProvider, bodiesOf, failureOf, sid } from '../support/arrangeProvider';
import type { PlatformRequest, PlatformRoute } from '../support/fakePlatform';
import { lastRow, declarations, part, asLoaded, platformOf, box, writesOf, update, type Row } from './support/boxes';

describe('rows that the API takes as one array', () => {
  const save = '/Boxes/{id}/Parts';
  const batch = declarations({ save, order: 'position', apart: lastRow });
  const batchRoutes = (rows: Row[]): Record<string, PlatformRoute> => ({
    ...platformOf(rows).routes,
    'POST /Boxes/:sid/Parts': () => undefined,
    'PUT /Boxes/:sid/Parts': () => undefined,
  });

  it('are created with a new parent, numbered', async () => {
    const { provider, platform } = arrangeProvider({ declarations: batch, routes: batchRoutes([]) });
    await provider.create('boxes', { data: { name: 'box', parts: [{ host: 'a' }, { host: 'b' }] } });
    expect(bodiesOf(platform, 'POST /Boxes/')).toEqual([
      [
        { box_sid: sid(1), host: 'a', position: 0 },
        { box_sid: sid(1), host: 'b', position: 1 },
      ],
    ]);
  });

  it('are sent when new or changed, and removed one by one', async () => {
    const rows = [part(11, { position: 0 }), part(12, { position: 1 }), part(13, { position: 2 })];
    const { provider, platform } = arrangeProvider({ declarations: batch, routes: batchRoutes(rows) });
    const [one, two, three] = rows.map(asLoaded);
    await update(provider, [one!, two!, three!], [one!, three!, { host: 'new' }]);
    expect(bodiesOf(platform, 'PUT /Boxes/')).toEqual([
      [
        { part_sid: sid(13), box_sid: sid(1), host: 'h13', on: 1, position: 1 },
        { box_sid: sid(1), host: 'new', position: 2 },
      ],
    ]);
    expect(platform.lines('DELETE')).toEqual([`DELETE /Parts/${sid(12)}`]);
  });

  it('are sent again one by one where they are refused together, so that it is known which one is meant', async () => {
    const { routes, state } = platformOf([]);
    const isBad = ({ host }: Row) => host === 'bad';
    Object.assign(routes, {
      'PUT /Boxes/:sid/Parts': ({ body }: PlatformRequest) => {
        const sent = body as Row[];
        if (sent.some(isBad)) return Response.json({ msg: 'no' }, { status: 400 });
        state.rows = [...state.rows, ...sent.map((row) => ({ ...row, part_sid: sid((state.next += 1)) }))];
        return undefined;
      },
    });
    const { provider, platform } = arrangeProvider({ declarations: batch, routes });
    const failure = await failureOf<PartialSaveError>(
      update(provider, [], [{ host: 'a' }, { host: 'bad' }, { host: 'c' }]),
    );
    expect(failure.body.errors).toEqual({ parts: { 1: 'no' } });
    expect(failure.saved).toBe(2);
    await update(provider, [], [{ host: 'a' }, { host: 'b' }, { host: 'c' }]);
    expect(bodiesOf(platform, 'PUT /Boxes/').at(-1)).toEqual([{ box_sid: sid(1), host: 'b', position: 1 }]);
    expect(state.rows.map(({ host }) => host)).toEqual(['a', 'c', 'b']);
  });

  it('of which the first were written before one failed are not written twice', async () => {
    const { routes, state } = platformOf([]);
    Object.assign(routes, {
      'PUT /Boxes/:sid/Parts': ({ body }: PlatformRequest) => {
        for (const row of body as Row[]) {
          if (row.host === 'long') return Response.json({ msg: 'Data too long' }, { status: 500 });
          state.rows = [...state.rows, { ...row, part_sid: sid((state.next += 1)) }];
        }
        return undefined;
      },
    });
    const { provider } = arrangeProvider({ declarations: batch, routes });
    const failure = await failureOf<PartialSaveError>(update(provider, [], [{ host: 'a' }, { host: 'long' }]));
    expect(failure.body.errors).toEqual({ parts: { 1: 'Data too long' } });
    await update(provider, [], [{ host: 'a' }, { host: 'short' }]);
    expect(state.rows.map(({ host }) => host)).toEqual(['a', 'short']);
  });

  it('go with the one that stands last, which a field of the form edits', async () => {
    const { provider, platform } = arrangeProvider({ declarations: batch, routes: batchRoutes([]) });
    await provider.create('boxes', { data: { name: 'box', parts: [{ host: 'a' }], last_host: 'z' } });
    expect(bodiesOf(platform, 'POST /Boxes/')).toEqual([
      [
        { box_sid: sid(1), host: 'a', position: 0 },
        { box_sid: sid(1), host: 'z', position: 9999 },
      ],
    ]);
    expect(bodiesOf(platform, 'POST /Boxes')[0]).toEqual({ name: 'box' });
  });

  it('are told apart from the one that stands last where that is refused', async () => {
    const routes = { ...batchRoutes([]), 'PUT /Boxes/:sid/Parts': () => Response.json({ msg: 'no' }, { status: 400 }) };
    const { provider } = arrangeProvider({ declarations: batch, routes });
    const data = { ...box([]), last_host: 'z' };
    const failure = await failureOf<PartialSaveError>(
      provider.update('boxes', { id: sid(1), data, previousData: box([]) }),
    );
    expect(failure.body.errors).toEqual({ last_host: { root: 'no' } });
  });

  it('are not sent twice when only a removal failed', async () => {
    const { routes, state } = platformOf([part(11, { position: 0 })]);
    let isRefusing = true;
    Object.assign(routes, {
      'PUT /Boxes/:sid/Parts': () => void state.rows.push(part(60, { host: 'new', position: 0, on: null })),
      'DELETE /Parts/:sid': () => (isRefusing ? new Response('', { status: 500 }) : undefined),
    });
    const { provider, platform } = arrangeProvider({ declarations: batch, routes });
    const before = [asLoaded(part(11, { position: 0 }))];
    await failureOf(update(provider, before, [{ host: 'new' }]));
    isRefusing = false;
    await update(provider, before, [{ host: 'new' }]);
    expect(platform.lines('PUT /Boxes/')).toHaveLength(1);
    expect(platform.lines('DELETE')).toHaveLength(2);
  });
});

describe('rows of rows that the API takes as one array', () => {
  const save = '/Boxes/{id}/Parts';
  const [boxes, parts] = declarations({ save, order: 'position' });
  const screws = defineResource({
    name: 'screws',
    nav: false,
    api: { base: '/Screws', id: 'screw_sid', filters: { part_sid: 'part_sid' } },
    access: { scope: 'account' },
    fields: { screw_sid: { type: 'sid' }, part_sid: { type: 'sid', write: 'create' }, size: { type: 'number' } },
  }) as ResourceDeclaration;
  const nested = [
    boxes!,
    {
      ...parts!,
      fields: { ...parts!.fields, screws: { type: 'rows', of: 'screws' } },
    } as ResourceDeclaration,
    screws,
  ];
  const screw = (number: number, size: number): Row => ({ screw_sid: sid(number), part_sid: sid(11), size });
  const before = { ...asLoaded(part(11, { position: 0 })), screws: [screw(31, 1), screw(32, 2)] };
  const routesOf = (): Record<string, PlatformRoute> => ({
    ...platformOf([{ ...part(11, { position: 0 }), screws: [screw(31, 1), screw(32, 2)] }]).routes,
    'PUT /Boxes/:sid/Parts': () => undefined,
    'POST /Screws': () => ({ sid: sid(33) }),
    'DELETE /Screws/:sid': () => undefined,
  });

  it('go with the array as far as it takes them, new and removed ones alone, removed ones last', async () => {
    const { provider, platform } = arrangeProvider({ declarations: nested, routes: routesOf() });
    await update(provider, [before], [{ ...before, screws: [screw(31, 9), { size: 3 }] }]);
    expect(writesOf(platform)).toEqual([`PUT /Boxes/${sid(1)}/Parts`, 'POST /Screws', `DELETE /Screws/${sid(32)}`]);
    expect(bodiesOf(platform, 'PUT')).toMatchObject([[{ part_sid: sid(11), screws: [screw(31, 9), { size: 3 }] }]]);
    expect(bodiesOf(platform, 'POST')).toEqual([{ part_sid: sid(11), size: 3 }]);
  });

  it('cause no call where nothing changed', async () => {
    const { provider, platform } = arrangeProvider({ declarations: nested, routes: routesOf() });
    await update(provider, [before], [before]);
    expect(writesOf(platform)).toEqual([]);
  });

  it('are named where they are refused, and none is removed then', async () => {
    const routes = { ...routesOf(), 'POST /Screws': () => Response.json({ msg: 'no' }, { status: 400 }) };
    const { provider, platform } = arrangeProvider({ declarations: nested, routes });
    const failure = await failureOf<PartialSaveError>(
      update(provider, [before], [{ ...before, screws: [screw(31, 1), { size: 3 }] }]),
    );
    expect(failure.body.errors).toEqual({ parts: { 0: { screws: { 1: 'no' } } } });
    expect(platform.lines('DELETE')).toEqual([]);
  });
});
