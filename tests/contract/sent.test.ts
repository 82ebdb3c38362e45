// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources';
import { createCodec } from '../../src/fields/codec';
import { fieldTypes } from '../../src/fields/registry';
import type { Field } from '../../src/schema/types';
import { arrangeProvider, bodiesOf } from '../support/arrangeProvider';
import { adminSession, allFeatures } from './expectedSession';
import { expected } from './expected';
import { fixtureRoutes, fixturesOf, otherValue } from './fixtures';

const fixtures = fixturesOf(declarations);
const withForm = declarations.filter(({ form }) => form);

const arrange = () =>
  arrangeProvider({
    declarations,
    routes: fixtureRoutes(declarations, fixtures),
    session: adminSession(),
    features: allFeatures,
    codec: createCodec(fieldTypes),
  });

const keysOf = (body: unknown) => Object.keys(body as object).sort();

describe.each(withForm)('what is sent for $name', (declaration) => {
  const { name, api } = declaration;
  const fields: Record<string, Field | undefined> = declaration.fields;
  const wanted = expected[name]!;
  const fixture = fixtures[name]!;

  it('holds what a new record needs and nothing that may not be sent', async () => {
    const { provider, platform } = arrange();
    await provider.create(name, { data: { ...fixture, [api.id!]: undefined, scope: 'account' } });
    const [body] = bodiesOf(platform, `POST ${api.base}`);
    expect(wanted.createKeys).toEqual(expect.arrayContaining(keysOf(body)));
    expect(keysOf(body)).toEqual(expect.arrayContaining(wanted.required));
  });

  const changeable = Object.keys(fields).filter((field) => fields[field]?.type !== 'sid');
  const updatable = wanted.updateKeys.filter(
    (field) => changeable.includes(field) && !(wanted.always.includes(field) && fields[field]?.write === 'create'),
  );

  it.each(updatable)('holds %s and what is always repeated when only that changed', async (field) => {
    const { provider, platform } = arrange();
    const { data: loaded } = await provider.getOne(name, { id: fixture[api.id!] });
    const data = { ...loaded, [field]: otherValue(fields[field]!, loaded[field]) };
    await provider.update(name, { id: loaded.id, data, previousData: loaded });
    const [body] = bodiesOf(platform, `PUT ${api.base}`);
    const along = wanted.takesAlong?.[field] ?? [];
    expect(keysOf(body)).toEqual([...new Set([field, ...along, ...wanted.always])].sort());
  });

  it('is nothing when nothing changed', async () => {
    const { provider, platform } = arrange();
    const { data: loaded } = await provider.getOne(name, { id: fixture[api.id!] });
    await provider.update(name, { id: loaded.id, data: { ...loaded }, previousData: loaded });
    expect(bodiesOf(platform, `PUT ${api.base}`)).toEqual([]);
  });
});
