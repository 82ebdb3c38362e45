import { describe, expect, it } from 'vitest';
import { buildBody } from '../../dataProvider/records/body';
import { placementsOf } from '../../dataProvider/records/placements';
import { declarations } from '../../resources';
import { valuesOfNew, type FormValues } from '../../src/engine/form/record/initialValues';
import { createCodec } from '../../src/fields/codec';
import { fieldTypes } from '../../src/fields/registry';
import { fieldState } from '../../src/schema/facts/fieldState';
import { matches } from '../../src/schema/facts/predicate';
import { createRegistry } from '../../src/schema/registry';
import type { CompiledField, CompiledResource } from '../../src/schema/types/compiled';
import { buildAccountSession, buildProviderSession, buildSession } from '../support/builders';

/** What the platform stores where a new record does not say (platform-api 23); every other column stays empty. */
const stored: Record<string, Record<string, unknown>> = {
  accounts: {
    is_active: true,
    record_all_calls: false,
    record_format: 'mp3',
    enable_debug_log: false,
    device_to_call_ratio: 5,
    plan_type: 'trial',
    disable_cdrs: false,
  },
  applications: {
    speech_synthesis_vendor: 'google',
    speech_synthesis_language: 'en-US',
    speech_synthesis_voice: 'en-US-Standard-C',
    speech_recognizer_vendor: 'google',
    speech_recognizer_language: 'en-US',
    use_for_fallback_speech: false,
    record_all_calls: false,
  },
  carriers: {
    e164_leading_plus: false,
    requires_register: false,
    is_active: true,
    smpp_enquire_link_interval: 0,
    register_public_ip_in_contact: false,
    dtmf_type: 'rfc2833',
    trunk_type: 'static_ip',
  },
  'sip-gateways': {
    netmask: 32,
    is_active: true,
    send_options_ping: false,
    use_sips_scheme: false,
    pad_crypto: false,
    remove_ice: false,
    dtls_off: false,
    protocol: 'udp',
  },
  'smpp-gateways': { port: 2775, netmask: 32, is_primary: true, inbound: false, outbound: true, use_tls: false },
  users: { force_change: false, is_active: true },
  clients: {
    is_active: true,
    allow_direct_app_calling: true,
    allow_direct_queue_calling: true,
    allow_direct_user_calling: true,
  },
  'least-cost-routing': { is_active: true },
  'speech-services': { use_for_tts: true, use_for_stt: true },
  'google-custom-voices': { use_voice_cloning_key: false },
};

const registry = createRegistry(declarations);
const codec = createCodec(fieldTypes);
const features = {};

const sessions = { admin: buildSession(), provider: buildProviderSession(), account: buildAccountSession() };

/** The columns of new records: those of child rows have no form of their own. */
const resources = declarations
  .map(({ name }) => registry.get(name)!)
  .filter(
    ({ api, kind, views, name }) => kind === 'collection' && (views.create || name in stored) && api !== undefined,
  );

const isSame = (shown: unknown, kept: unknown) =>
  shown === kept ||
  [shown, kept].every((value) => value === null || value === undefined || value === false || value === '');

/** What the operator may leave in an input besides its preset. */
function alternatives(field: CompiledField): unknown[] {
  /* A netmask is one of 32. */
  const none = field.type === 'netmask' ? [] : [null];
  if (field.type === 'boolean') return [true, false];
  if (Array.isArray(field.choices)) return [...field.choices, ...none];
  return none;
}

/** Fields of which the form shows one thing, and the platform would store another. */
function differing(resource: CompiledResource, values: FormValues, session: (typeof sessions)['admin']): string[] {
  const facts = { subject: values, record: values, loaded: {}, session, features, operation: 'create' };
  const body = buildBody(resource, {
    mode: 'create',
    values,
    loaded: {},
    session,
    features,
    codec,
    ...(resource.form ? {} : { placed: 'all' as const }),
  })!;
  const placed = placementsOf(resource, facts, session);
  return Object.values(resource.fields).flatMap(({ name }) => {
    const { field, visible, required } = fieldState(resource.fields[name]!, facts, { mode: 'create' });
    const isPlain =
      !(name in resource.related) && !field.of && !field.derive && field.write !== 'never' && field.write !== 'update';
    const isShown = visible && matches(field.visible, facts) && (!resource.form || placed(name) === 'shown');
    const isRefused = required && values[name] === null;
    if (!isPlain || !isShown || isRefused || name in body) return [];
    const kept = stored[resource.name]?.[name] ?? null;
    return isSame(values[name], kept)
      ? []
      : [`${name}: ${JSON.stringify(values[name])}, stored as ${JSON.stringify(kept)}`];
  });
}

describe.each(resources.map((resource) => [resource.name, resource] as const))('a new record of %s', (_, resource) => {
  it.each(Object.entries(sessions))('is stored as its form shows it, for %s', (__, session) => {
    const facts = { subject: {}, record: {}, loaded: {}, session, features, operation: 'create' };
    const preset = valuesOfNew(resource, facts, registry);
    const tried = Object.values(resource.fields).flatMap((field) =>
      alternatives(field).map((value) => ({ ...preset, [field.name]: value })),
    );
    const found = [preset, ...tried].flatMap((values) => differing(resource, values, session));
    expect([...new Set(found)]).toEqual([]);
  });
});

it('compares what the platform presets', () => {
  expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(stored)));
});
