import { describe, expect, it } from 'vitest';
import type { PartsSaveError } from '../../dataProvider/parts/partsSave';
import { defineResource, type ResourceDeclaration } from '../../src/schema/types';
import { arrangeProvider, bodiesOf, failureOf, sid, type ProviderSetting } from '../support/arrangeProvider';
import { buildProviderSession } from '../support/builders';
import { refusal, type PlatformRoute } from '../support/fakePlatform';

/** A workshop whose heating and alarm are set by calls of their own, and whose lamps are rows. */
const declarations: ResourceDeclaration[] = [
  defineResource({
    name: 'workshop',
    kind: 'singleton',
    title: 'name',
    api: { base: '/Workshop' },
    access: { scope: 'service_provider' },
    fields: { name: { type: 'text' }, lamps: { type: 'rows', of: 'lamps', options: { key: ['place'] } } },
    form: {
      tabs: { house: { platform: { parts: ['heating', 'alarm'] } }, workshop: { main: ['name', 'lamps'] } },
    },
  }),
  defineResource({
    name: 'heating',
    kind: 'singleton',
    nav: false,
    api: { base: '/Heating', paths: { update: 'POST /Heating' } },
    access: { scope: { account: ['show'], admin: ['edit'] } },
    fields: {
      degrees: { type: 'number', default: 19 },
      at_night: { type: 'number', visible: { degrees: { set: true } } },
    },
    form: { sections: { warmth: ['degrees', 'at_night'] } },
  }),
  defineResource({
    name: 'alarm',
    kind: 'singleton',
    nav: false,
    api: {
      base: '/Alarm',
      paths: { update: 'POST /Alarm' },
      errors: { code: 'code' },
    },
    access: { scope: 'admin' },
    fields: { code: { type: 'text' } },
    form: { sections: { code: ['code'] } },
  }),
  defineResource({
    name: 'lamps',
    nav: false,
    operations: ['list', 'create', 'delete'],
    api: {
      base: '/Workshop/Lamps',
      id: 'place',
      paths: { delete: '/Workshop/Lamps?place={place}' },
    },
    access: { scope: 'account' },
    fields: { place: { type: 'text', write: 'create' }, watts: { type: 'number' } },
  }),
];

function workshop(more: Record<string, PlatformRoute> = {}, setting: Partial<ProviderSetting> = {}) {
  const stored = { workshop_sid: sid(1), name: 'Shed' };
  const heating = { degrees: 20, at_night: 16, serial: 'x' };
  const routes: Record<string, PlatformRoute> = {
    'GET /Workshop': () => stored,
    'GET /Workshop/Lamps': () => [{ place: 'door', watts: 40 }],
    'GET /Heating': () => heating,
    'GET /Alarm': () => ({ code: '1234' }),
    'PUT /Workshop': ({ body }) => void Object.assign(stored, body),
    'POST /Workshop/Lamps': () => ({ sid: 'x' }),
    'POST /Heating': ({ body }) => Object.assign(heating, body),
    'POST /Alarm': () => ({}),
    ...more,
  };
  const arranged = arrangeProvider({ declarations, routes, ...setting });
  const read = async () => (await arranged.provider.getOne('workshop', { id: 'workshop' })).data;
  const save = async (changes: object) => {
    const loaded = await read();
    return arranged.provider.update('workshop', {
      id: 'workshop',
      data: { ...loaded, ...changes },
      previousData: loaded,
    });
  };
  const writes = () => arranged.platform.lines().filter((line) => !line.startsWith('GET'));
  return { ...arranged, read, save, writes };
}

describe('a record with parts', () => {
  it('is read together with what its parts declare', async () => {
    const { read } = workshop();
    expect(await read()).toEqual({
      id: 'workshop',
      workshop_sid: sid(1),
      name: 'Shed',
      lamps: [expect.objectContaining({ place: 'door', watts: 40 })],
      degrees: 20,
      at_night: 16,
      code: '1234',
    });
  });

  it('has the defaults of a part that was never set', async () => {
    const { read } = workshop({ 'GET /Heating': () => ({}) });
    expect((await read()).degrees).toBe(19);
  });

  it('leaves out parts that the session may not edit, and asks for none of them', async () => {
    const { read, platform } = workshop({}, { session: buildProviderSession() });
    expect(await read()).not.toHaveProperty('degrees');
    expect(platform.lines()).toEqual(['GET /Workshop', 'GET /Workshop/Lamps']);
  });
});

describe('a save', () => {
  it('calls for each part that changed, with what changed', async () => {
    const { save, platform, writes } = workshop();
    const { data } = await save({ name: 'Barn', degrees: 21 });
    expect(writes().sort()).toEqual(['POST /Heating', 'PUT /Workshop']);
    expect(bodiesOf(platform, 'PUT /Workshop')).toEqual([{ name: 'Barn' }]);
    expect(bodiesOf(platform, 'POST /Heating')).toEqual([{ degrees: 21 }]);
    expect(data).toMatchObject({ degrees: 21, code: '1234' });
  });

  it('calls for nothing where nothing changed', async () => {
    const { save, writes } = workshop();
    await save({});
    expect(writes()).toEqual([]);
  });

  it('does not send what the form hides in a part', async () => {
    const { save, platform } = workshop();
    await save({ degrees: null, at_night: 5 });
    expect(bodiesOf(platform, 'POST /Heating')).toEqual([{ degrees: null }]);
  });

  it('of one part alone is refused as it is', async () => {
    const { save } = workshop({ 'POST /Alarm': () => refusal(400, 'the code is too short') });
    const failure = await failureOf(save({ code: '1' }));
    expect(failure).toMatchObject({
      name: 'ApiError',
      status: 400,
      body: { errors: { code: 'the code is too short' } },
    });
  });

  it('is an ended session when the token is refused', async () => {
    const { save } = workshop({ 'POST /Alarm': () => new Response('Unauthorized', { status: 401 }) });
    await expect(save({ code: '1', name: 'Barn' })).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});

describe('a save of which a part is refused', () => {
  const refusing = () => {
    const fault = { isOn: true };
    const arranged = workshop({
      'POST /Alarm': () => (fault.isOn ? refusal(400, 'the code is too short') : {}),
    });
    return { ...arranged, fault };
  };

  it('keeps none of the others from being saved, and tells of each', async () => {
    const { save, writes } = refusing();
    const failure = await failureOf<PartsSaveError>(save({ name: 'Barn', degrees: 21, code: '1' }));
    expect(writes().sort()).toEqual(['POST /Alarm', 'POST /Heating', 'PUT /Workshop']);
    expect(failure).toMatchObject({
      name: 'PartsSaveError',
      saved: 2,
      body: { errors: { code: 'the code is too short' } },
    });
    expect(failure.parts).toEqual([
      { name: 'workshop' },
      { name: 'heating' },
      { name: 'alarm', failure: { key: 'the code is too short', args: { _: 'the code is too short' } } },
    ]);
  });

  it('sends only the rest the next time', async () => {
    const { provider, read, platform, fault } = refusing();
    const loaded = await read();
    const data = { ...loaded, name: 'Barn', degrees: 21, code: '1' };
    await failureOf(provider.update('workshop', { id: 'workshop', data, previousData: loaded }));
    fault.isOn = false;
    const before = platform.requests.length;
    const again = { ...data, code: '98765' };
    await provider.update('workshop', { id: 'workshop', data: again, previousData: loaded });
    const sent = platform.requests.slice(before).filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
      ['POST /Alarm', { code: '98765' }],
    ]);
  });

  it('sends a part again that was changed again', async () => {
    const { provider, read, platform, fault } = refusing();
    const loaded = await read();
    const data = { ...loaded, degrees: 21, code: '1' };
    await failureOf(provider.update('workshop', { id: 'workshop', data, previousData: loaded }));
    fault.isOn = false;
    const again = { ...data, degrees: 22, code: '98765' };
    await provider.update('workshop', { id: 'workshop', data: again, previousData: loaded });
    expect(bodiesOf(platform, 'POST /Heating')).toEqual([{ degrees: 21 }, { degrees: 22 }]);
  });

  it('names the rows of the record itself that were refused', async () => {
    const { save } = workshop({ 'POST /Workshop/Lamps': () => refusal(500, 'no such lamp') });
    const lamps = [
      { place: 'door', watts: 40 },
      { place: 'wall', watts: 60 },
    ];
    const failure = await failureOf<PartsSaveError>(save({ lamps, degrees: 21 }));
    expect(failure.body.errors).toEqual({ lamps: { 1: 'no such lamp' } });
    expect(failure.parts.map(({ name, failure: own }) => [name, own?.key])).toEqual([
      ['workshop', 'errors.partial_save'],
      ['heating', undefined],
    ]);
  });
});
