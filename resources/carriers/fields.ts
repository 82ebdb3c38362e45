import type { Field } from '../../src/schema/types';
import { belowOwner } from '../belowOwner';

/** A text such as <your-user> is no value: the platform's templates have it where one has to be filled in (platform-api 9.6). */
const filledIn = { pattern: '^(?!<[^<>]*>$)', message: 'placeholder' } as const;
const withoutBlanks = { pattern: '^\\S*$', message: 'blanks' } as const;

/* What a choice hides is cleared, so that nothing goes on in secret. */
const signsInHere = { visible: { trunk_type: 'auth' }, sendWhenHidden: null } as const;
const registers = { requires_register: true } as const;
const registered = { visible: registers, sendWhenHidden: null } as const;

export const fields = {
  voip_carrier_sid: { type: 'sid' },
  name: { type: 'text', required: true, maxLength: 64 },
  is_active: { type: 'boolean', default: true },
  account_sid: { type: 'account', required: false },
  application_sid: {
    type: 'reference',
    visible: {
      account_sid: { set: true },
      any: [{ 'features.default_trunk_routing': true }, { 'session.scope': 'admin' }],
    },
    sendWhenHidden: null,
    reference: { resource: 'applications' },
  },
  service_provider_sid: { type: 'service_provider' },
  dtmf_type: { type: 'select', choices: ['rfc2833', 'tones'], required: true, default: 'rfc2833' },
  e164_leading_plus: { type: 'boolean', default: false },
  tech_prefix: { type: 'text', minLength: 3, maxLength: 16 },
  diversion: { type: 'text', maxLength: 32 },
  outbound_sip_proxy: {
    type: 'host',
    options: { blanks: 'remove', offers: false },
    maxLength: 255,
    rules: ['sip-proxy'],
  },
  trunk_type: {
    type: 'select',
    choices: ['static_ip', 'auth', 'reg'],
    required: true,
    default: 'static_ip',
    options: { sets: { reg: registers } },
  },
  inbound_auth_username: { type: 'text', required: true, ...signsInHere, maxLength: 64, rules: [filledIn] },
  inbound_auth_password: { type: 'secret', required: true, ...signsInHere, maxLength: 64, rules: [filledIn] },
  register_username: {
    type: 'text',
    required: { any: [registers, { register_password: { set: true } }] },
    maxLength: 64,
    rules: [withoutBlanks, filledIn],
  },
  register_password: {
    type: 'secret',
    required: { any: [registers, { register_username: { set: true } }] },
    maxLength: 64,
    rules: [withoutBlanks, filledIn],
  },
  requires_register: {
    type: 'boolean',
    default: false,
    rules: [{ refuse: { trunk_type: 'reg', requires_register: { not: true } }, message: 'must_register' }],
  },
  register_sip_realm: {
    type: 'host',
    required: true,
    ...registered,
    options: { labels: 2 },
    maxLength: 64,
    rules: [filledIn],
  },
  register_from_user: { type: 'text', ...registered, maxLength: 128, rules: [filledIn] },
  register_from_domain: { type: 'host', ...registered, options: { labels: 2 }, maxLength: 255, rules: [filledIn] },
  register_public_ip_in_contact: { type: 'boolean', default: false, visible: registers, sendWhenHidden: false },
  register_status: {
    type: 'registration',
    write: 'never',
    /* The last REGISTER in the capture server, by its Call-ID (platform-api 17.2). */
    options: { gateways: 'sip_gateways', trace: belowOwner('RecentCalls/{call_id}') },
  },
  sip_gateways: {
    type: 'rows',
    of: 'sip-gateways',
    default: [{}],
    /* A carrier for messages alone has no others. */
    options: { others: 'smpp_gateways' },
    rules: [
      { minRows: 1, when: { trunk_type: { not: 'auth' } }, message: 'gateway_needed' },
      { minRows: 1, rowsWhere: { outbound: true }, when: { trunk_type: 'reg' }, warning: 'registers_nowhere' },
    ],
  },
  smpp_system_id: { type: 'text', maxLength: 255 },
  smpp_password: { type: 'secret', maxLength: 64 },
  smpp_inbound_system_id: { type: 'text', maxLength: 255 },
  smpp_inbound_password: {
    type: 'secret',
    maxLength: 64,
    rules: [
      { rule: 'needed-by-rows', rows: 'smpp_gateways', rowsWhere: { inbound: true }, message: 'inbound_password' },
    ],
  },
  smpp_gateways: {
    type: 'rows',
    of: 'smpp-gateways',
    rules: [
      {
        minRows: 1,
        rowsWhere: { outbound: true },
        when: { any: [{ smpp_system_id: { set: true } }, { smpp_password: { set: true } }] },
        message: 'outbound_needed',
      },
    ],
  },
} as const satisfies Record<string, Field>;
