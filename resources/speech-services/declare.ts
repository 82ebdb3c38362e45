import type { Predicate } from '../../src/schema/facts/predicate';
import type { SpeechVendor } from '../../src/kinds/speech/declared/speechVendor';
import type { Field, ResourceDeclaration, Rule } from '../../src/schema/types';
import { credentialFields, erasedFields, isVendor } from './credential';
import { ownPaths } from './paths';
import { status, usage } from './status';
import { testCauses } from './testCauses';
import { givenSingly } from '../givenSingly';

const anyOf = (vendors: readonly SpeechVendor[]): Predicate => ({ any: vendors.map(isVendor) });

/** Stored here and there, and refused by the platform since it has another name. */
const retiredVendors = { deepgramriver: 'Deepgram River' };

/** A switch that is there where the chosen vendor can do it. */
const switchFor = (vendors: readonly SpeechVendor[]): Field => ({ type: 'opt-in', visible: anyOf(vendors) });

/** Said where neither use is switched on, below the last of the switches. @param when it is the last */
const unused = (when: Predicate): Rule => ({
  when: { ...when, use_for_tts: { not: true }, use_for_stt: { not: true } },
  warning: 'unused',
});

/** Applications that speak or listen with the credential, in one of the four places where they name vendor and label. */
const namedBy: Predicate = {
  any: ['speech_synthesis', 'speech_recognizer', 'fallback_speech_synthesis', 'fallback_speech_recognizer'].map(
    (place) => ({
      [`${place}_vendor`]: { sameAs: 'record.vendor' },
      [`${place}_label`]: { sameAs: 'record.label' },
    }),
  ),
};

/** An account's own of the same vendor and label goes before its provider's, where it serves for what that one serves for. */
const goesBefore: Predicate = {
  vendor: { sameAs: 'record.vendor' },
  label: { sameAs: 'record.label' },
  all: ['use_for_tts', 'use_for_stt'].map((use) => ({ any: [{ [use]: 1 }, { [`record.${use}`]: { not: true } }] })),
};

/** The resource for these vendors: what each of them needs is in its own file. */
export function declareSpeechServices(vendors: readonly SpeechVendor[]): ResourceDeclaration {
  const credential = credentialFields(vendors);
  const isKnown = anyOf(vendors);
  const hears = anyOf(vendors.filter(({ stt }) => stt));
  return {
    name: 'speech-services',
    title: 'name',
    nav: { group: 'byo-services', order: 20, icon: 'speech' },
    api: {
      base: '/SpeechCredentials',
      id: 'speech_credential_sid',
      paths: {
        list: ['/Accounts/{filter.account_sid}/SpeechCredentials', ...ownPaths.list.slice(1)],
        one: ownPaths.one,
        create: ownPaths.list,
        update: ownPaths.one,
        delete: ownPaths.one,
      },
      /* An account sees its provider's, too; everybody else looks at one owner at a time. */
      where: { any: [{ 'session.scope': 'account' }, { account_sid: { sameAs: 'filter.account_sid' } }] },
      verifyUpdates: true,
      always: ['use_for_tts', 'use_for_stt', ...erasedFields(credential)],
      read: [
        /* Neither is ever given back, and an update without them erases them (platform-api 16.2, 16.4). */
        { step: 'remembered', fields: ['region', 'options'] },
        {
          step: 'label',
          from: 'vendor',
          to: 'vendor_name',
          labels: {
            ...retiredVendors,
            ...Object.fromEntries(
              vendors.map(({ value, name }) => (value.endsWith(':') ? [`${value}*`, '*'] : [value, name])),
            ),
          },
        },
        { step: 'text', to: 'name', templates: ['{vendor_name} ({label})', '{vendor_name}'] },
      ],
      /* What is left out is stored as neither yes nor no (platform-api 16.2). */
      write: [{ step: 'preset', values: { use_for_tts: 0, use_for_stt: 0 } }],
      errors: {
        '^Label .* is already in use': ['label', 'label_taken'],
        'invalid or missing vendor': 'vendor',
        ...Object.fromEntries(
          Object.entries(credential)
            .filter(([, { derive }]) => !derive)
            .map(([field]) => [`\\b${field}\\b`, field]),
        ),
      },
    },
    access: {
      scope: 'account',
      sharedRead: true,
      when: { show: givenSingly },
    },
    fields: {
      speech_credential_sid: { type: 'sid' },
      name: { type: 'text', write: 'never' },
      vendor_name: { type: 'text', write: 'never' },
      vendor: { type: 'speech-vendor', required: true, write: 'create', options: { retired: retiredVendors } },
      account_sid: { type: 'account', required: false, write: 'create' },
      label: {
        type: 'text',
        write: 'create',
        maxLength: 64,
        rules: [{ unique: { within: ['vendor', 'account_sid'] }, message: 'label_taken' }],
      },
      use_for_tts: { ...switchFor(vendors.filter(({ tts }) => tts)), rules: [unused({ none: [hears] })] },
      use_for_stt: { ...switchFor(vendors.filter(({ stt }) => stt)), rules: [unused(hears)] },
      usage,
      status,
      last_used: { type: 'datetime', write: 'never' },
      last_tested: { type: 'datetime', write: 'never' },
      tts_tested_ok: { type: 'number', write: 'never' },
      stt_tested_ok: { type: 'number', write: 'never' },
      service_provider_sid: { type: 'service_provider' },
      ...credential,
    },
    list: {
      columns: ['vendor_name', 'label', 'usage', 'account_sid', 'last_used', { field: 'status', use: 'live-status' }],
      hidden: ['last_tested', 'use_for_tts', 'use_for_stt'],
      filters: ['q', 'account_sid', 'usage', 'status'],
      sort: 'name',
      panels: [
        {
          use: 'run-for-all',
          action: 'test',
          label: 'test_all',
          visible: { 'session.viewOnly': { not: true } },
        },
      ],
    },
    form: {
      sections: {
        identity: ['vendor', 'account_sid', 'label'],
        use: { visible: isKnown, fields: ['use_for_tts', 'use_for_stt'] },
        credential: { visible: isKnown, fields: Object.keys(credential) },
        unknown: {
          visible: { vendor: { set: true }, none: [isKnown] },
          fields: [{ use: 'raw-record', message: 'unknown_vendor', without: ['name', 'vendor_name'] }],
        },
        status: [
          { use: 'live-test', action: 'test' },
          { use: 'listen', path: '/Accounts/{account_sid}/TtsCache/Synthesize', accounts: 'accounts' },
        ],
      },
    },
    actions: {
      test: {
        on: ['row', 'bulk'],
        operation: 'list',
        /* It is a question to somebody else, at the customer's cost. */
        visible: { 'session.viewOnly': { not: true } },
        call: { use: 'live-test', path: ownPaths.test, causes: testCauses, atOnce: 4 },
      },
    },
    blockedBy: [
      {
        use: 'named-use',
        resource: 'applications',
        filter: { account_sid: '{record.account_sid}' },
        where: namedBy,
        nearer: { owner: 'account_sid', list: '/Accounts/{row.account_sid}/SpeechCredentials', where: goesBefore },
      },
    ],
  };
}
