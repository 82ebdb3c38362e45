import * as column from './columns.ts';
import type { Table } from './columns.ts';

const { bool, createdAt, date, int, longText, oneOf, optionalOwner, optionalText, owner, uuid, varchar } = column;

/** platform-api 23.11 */
export const webhooks: Table = {
  name: 'webhooks',
  primaryKey: 'webhook_sid',
  required: ['url'],
  columns: {
    webhook_sid: uuid(),
    url: varchar(1024),
    method: oneOf(['GET', 'POST'], { default: 'POST' }),
    username: optionalText(255),
    password: optionalText(255),
  },
};

/** platform-api 23.1 */
export const serviceProviders: Table = {
  name: 'service_providers',
  primaryKey: 'service_provider_sid',
  required: ['name'],
  unique: [['name'], ['root_domain']],
  columns: {
    service_provider_sid: uuid(),
    name: varchar(64),
    description: optionalText(255),
    root_domain: optionalText(128),
    registration_hook_sid: optionalOwner('webhooks'),
    ms_teams_fqdn: optionalText(255),
  },
};

/** platform-api 23.2 */
export const accounts: Table = {
  name: 'accounts',
  primaryKey: 'account_sid',
  required: ['name', 'service_provider_sid'],
  unique: [['sip_realm']],
  columns: {
    account_sid: uuid(),
    name: varchar(64),
    sip_realm: optionalText(132),
    service_provider_sid: owner('service_providers'),
    registration_hook_sid: optionalOwner('webhooks'),
    queue_event_hook_sid: optionalOwner('webhooks'),
    device_calling_application_sid: optionalOwner('applications'),
    siprec_hook_sid: optionalOwner('applications'),
    is_active: bool(true),
    created_at: createdAt(),
    plan_type: oneOf(['trial', 'free', 'paid'], { default: 'trial' }),
    stripe_customer_id: optionalText(56),
    webhook_secret: varchar(36),
    disable_cdrs: bool(false),
    trial_end_date: date(),
    deactivated_reason: optionalText(255),
    device_to_call_ratio: int({ default: 5 }),
    subspace_client_id: optionalText(255),
    subspace_client_secret: optionalText(255),
    subspace_sip_teleport_id: optionalText(255),
    subspace_sip_teleport_destinations: optionalText(255),
    record_all_calls: bool(false),
    record_format: varchar(16, { default: 'mp3' }),
    bucket_credential: optionalText(8192),
    enable_debug_log: bool(false),
  },
};

/** platform-api 23.3 */
export const applications: Table = {
  name: 'applications',
  primaryKey: 'application_sid',
  required: ['name', 'account_sid'],
  unique: [['account_sid', 'name']],
  columns: {
    application_sid: uuid(),
    name: varchar(64),
    service_provider_sid: optionalOwner('service_providers'),
    account_sid: optionalOwner('accounts'),
    call_hook_sid: optionalOwner('webhooks'),
    call_status_hook_sid: optionalOwner('webhooks'),
    messaging_hook_sid: optionalOwner('webhooks'),
    app_json: longText(),
    speech_synthesis_vendor: varchar(64, { default: 'google' }),
    speech_synthesis_language: varchar(12, { default: 'en-US' }),
    speech_synthesis_voice: varchar(256, { nullable: true, default: 'en-US-Standard-C' }),
    speech_synthesis_label: optionalText(64),
    speech_recognizer_vendor: varchar(64, { default: 'google' }),
    speech_recognizer_language: varchar(64, { default: 'en-US' }),
    speech_recognizer_label: optionalText(64),
    use_for_fallback_speech: { ...bool(false), nullable: true },
    fallback_speech_synthesis_vendor: optionalText(64),
    fallback_speech_synthesis_language: optionalText(12),
    fallback_speech_synthesis_voice: optionalText(256),
    fallback_speech_synthesis_label: optionalText(64),
    fallback_speech_recognizer_vendor: optionalText(64),
    fallback_speech_recognizer_language: optionalText(64),
    fallback_speech_recognizer_label: optionalText(64),
    env_vars: longText(),
    created_at: createdAt(),
    record_all_calls: bool(false),
  },
};

/** platform-api 23.4 */
export const voipCarriers: Table = {
  name: 'voip_carriers',
  primaryKey: 'voip_carrier_sid',
  required: ['name'],
  columns: {
    voip_carrier_sid: uuid(),
    name: varchar(64),
    description: optionalText(255),
    account_sid: optionalOwner('accounts'),
    service_provider_sid: optionalOwner('service_providers'),
    application_sid: optionalOwner('applications'),
    e164_leading_plus: bool(false),
    requires_register: bool(false),
    register_username: optionalText(64),
    register_sip_realm: optionalText(64),
    register_password: optionalText(64),
    tech_prefix: optionalText(16),
    inbound_auth_username: optionalText(64),
    inbound_auth_password: optionalText(64),
    diversion: optionalText(32),
    is_active: bool(true),
    created_at: createdAt(),
    smpp_system_id: optionalText(255),
    smpp_password: optionalText(64),
    smpp_inbound_system_id: optionalText(255),
    smpp_inbound_password: optionalText(64),
    smpp_enquire_link_interval: int({ nullable: true, default: 0 }),
    register_from_user: optionalText(128),
    register_from_domain: optionalText(255),
    register_public_ip_in_contact: bool(false),
    register_status: optionalText(4096),
    dtmf_type: oneOf(['rfc2833', 'tones', 'info'], { default: 'rfc2833' }),
    outbound_sip_proxy: optionalText(255),
    trunk_type: oneOf(['static_ip', 'auth', 'reg'], { default: 'static_ip' }),
  },
};

/** platform-api 23.5 */
export const sipGateways: Table = {
  name: 'sip_gateways',
  primaryKey: 'sip_gateway_sid',
  required: ['ipv4'],
  columns: {
    sip_gateway_sid: uuid(),
    ipv4: varchar(128),
    netmask: int({ default: 32 }),
    port: int({ nullable: true }),
    inbound: bool(),
    outbound: bool(),
    voip_carrier_sid: owner('voip_carriers'),
    is_active: bool(true),
    send_options_ping: bool(false),
    use_sips_scheme: bool(false),
    pad_crypto: bool(false),
    remove_ice: bool(false),
    dtls_off: bool(false),
    protocol: oneOf(['udp', 'tcp', 'tls', 'tls/srtp'], { nullable: true, default: 'udp' }),
  },
};

/** platform-api 23.6 */
export const phoneNumbers: Table = {
  name: 'phone_numbers',
  primaryKey: 'phone_number_sid',
  required: ['number'],
  unique: [['number', 'voip_carrier_sid']],
  columns: {
    phone_number_sid: uuid(),
    number: varchar(132),
    voip_carrier_sid: optionalOwner('voip_carriers'),
    account_sid: optionalOwner('accounts'),
    application_sid: optionalOwner('applications'),
    service_provider_sid: optionalOwner('service_providers'),
  },
};
