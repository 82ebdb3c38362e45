import type { Operation, Scope } from '../../src/schema/types';

/** What the platform's API and the specification ask of a resource, written down apart from its declaration. */
export interface Expected {
  /** Shown without choosing them. */
  columns: string[];
  /** Must be filled for a new record. */
  required: string[];
  /** Must be filled where something else makes it so. */
  sometimesRequired?: string[];
  /** Lowest scope of each operation. */
  scope: Record<Operation, Scope>;
  /** All that the body of a create may hold. */
  createKeys: string[];
  /** All that the body of an update may hold. */
  updateKeys: string[];
  /** What a change of a field takes along: what it hides is cleared. */
  takesAlong?: Record<string, string[]>;
  /** What every update repeats (platform-api 26.3). */
  always: string[];
}

const forEverybody: Expected['scope'] = {
  list: 'account',
  show: 'account',
  create: 'account',
  edit: 'account',
  delete: 'account',
  export: 'account',
};

const speechKeys = [
  'speech_synthesis_vendor',
  'speech_synthesis_label',
  'speech_synthesis_language',
  'speech_synthesis_voice',
  'speech_recognizer_vendor',
  'speech_recognizer_label',
  'speech_recognizer_language',
];

const applicationKeys = [
  'name',
  'account_sid',
  'call_hook',
  'call_status_hook',
  'env_vars',
  'app_json',
  'record_all_calls',
  'use_for_fallback_speech',
  ...speechKeys,
  ...speechKeys.map((key) => `fallback_${key}`),
];

export const expected: Record<string, Expected> = {
  /* platform-api 2.4, 6.2; specification 1, accounts: account users have one account, not a list. */
  accounts: {
    columns: ['name', 'sip_realm', 'is_active', 'account_sid'],
    required: ['name'],
    sometimesRequired: ['record_format'],
    scope: {
      list: 'service_provider',
      create: 'service_provider',
      delete: 'service_provider',
      export: 'service_provider',
      show: 'account',
      edit: 'account',
    },
    createKeys: [
      'name',
      'is_active',
      'sip_realm',
      'registration_hook',
      'queue_event_hook',
      'enable_debug_log',
      'service_provider_sid',
    ],
    /* Never the provider, even unchanged; the bucket credential by a change only: a create would store it as garbage. */
    updateKeys: [
      'name',
      'is_active',
      'sip_realm',
      'device_calling_application_sid',
      'siprec_hook_sid',
      'registration_hook',
      'queue_event_hook',
      'enable_debug_log',
      'record_format',
      'bucket_credential',
      'record_all_calls',
    ],
    always: [],
  },
  /* platform-api 7.3. */
  applications: {
    columns: ['name', 'account_sid', 'call_hook', 'speech'],
    required: [
      'name',
      'account_sid',
      'call_hook',
      'call_status_hook',
      'speech_synthesis_vendor',
      'speech_recognizer_vendor',
    ],
    sometimesRequired: [
      'speech_synthesis_language',
      'speech_synthesis_voice',
      'speech_recognizer_language',
      'fallback_speech_synthesis_language',
      'fallback_speech_synthesis_voice',
      'fallback_speech_recognizer_language',
    ],
    scope: forEverybody,
    createKeys: applicationKeys,
    updateKeys: applicationKeys,
    takesAlong: { use_for_fallback_speech: speechKeys.map((key) => `fallback_${key}`) },
    always: ['name', 'call_hook'],
  },
  /* platform-api 12: a mask that is sent becomes the password. */
  clients: {
    columns: ['username', 'is_active', 'account_sid'],
    required: ['username', 'password', 'account_sid'],
    scope: forEverybody,
    createKeys: [
      'username',
      'password',
      'is_active',
      'allow_direct_app_calling',
      'allow_direct_queue_calling',
      'allow_direct_user_calling',
      'account_sid',
    ],
    updateKeys: [
      'is_active',
      'allow_direct_app_calling',
      'allow_direct_queue_calling',
      'allow_direct_user_calling',
      'account_sid',
      'username',
    ],
    always: ['account_sid', 'username'],
  },
  /* platform-api 8.2: number and carrier may not be sent again. */
  'phone-numbers': {
    columns: ['number', 'account_sid', 'voip_carrier_sid', 'application_sid'],
    required: ['number', 'account_sid', 'voip_carrier_sid'],
    scope: forEverybody,
    createKeys: ['number', 'account_sid', 'voip_carrier_sid', 'application_sid'],
    updateKeys: ['application_sid'],
    always: [],
  },
  /* platform-api 4.4 and 4.5; the scope follows from the owners and is never sent. */
  users: {
    columns: ['name', 'email', 'owner', 'is_active'],
    required: ['account_sid', 'name', 'email', 'initial_password'],
    scope: forEverybody,
    createKeys: [
      'account_sid',
      'service_provider_sid',
      'name',
      'email',
      'initial_password',
      'force_change',
      'is_view_only',
    ],
    updateKeys: [
      'account_sid',
      'service_provider_sid',
      'name',
      'email',
      'initial_password',
      'force_change',
      'is_active',
      'is_view_only',
    ],
    always: ['is_view_only'],
  },
};
