import { bool, date, int, oneOf, optionalOwner, optionalText, owner, uuid, varchar } from './columns.ts';
import type { Table } from './columns.ts';

/** platform-api 23.5 */
export const smppGateways: Table = {
  name: 'smpp_gateways',
  primaryKey: 'smpp_gateway_sid',
  required: ['ipv4'],
  columns: {
    smpp_gateway_sid: uuid(),
    ipv4: varchar(128),
    port: int({ default: 2775 }),
    netmask: int({ default: 32 }),
    is_primary: bool(true),
    inbound: bool(false),
    outbound: bool(true),
    use_tls: { ...bool(false), nullable: true },
    voip_carrier_sid: owner('voip_carriers'),
  },
};

/** Templates of carriers (platform-api 9.6). */
export const predefinedCarriers: Table = {
  name: 'predefined_carriers',
  primaryKey: 'predefined_carrier_sid',
  columns: {
    predefined_carrier_sid: uuid(),
    name: varchar(64),
    requires_static_ip: bool(false),
    e164_leading_plus: bool(false),
    requires_register: bool(false),
    register_username: optionalText(64),
    register_sip_realm: optionalText(64),
    register_password: optionalText(64),
    tech_prefix: optionalText(16),
    inbound_auth_username: optionalText(64),
    inbound_auth_password: optionalText(64),
    diversion: optionalText(32),
    trunk_type: oneOf(['static_ip', 'auth', 'reg'], { default: 'static_ip' }),
  },
};

const template = () => owner('predefined_carriers', { cascade: true });

/** What a template's carrier starts with; no call shows it. */
export const predefinedSipGateways: Table = {
  name: 'predefined_sip_gateways',
  primaryKey: 'predefined_sip_gateway_sid',
  columns: {
    predefined_sip_gateway_sid: uuid(),
    ipv4: varchar(128),
    port: int({ default: 5060 }),
    inbound: bool(),
    outbound: bool(),
    netmask: int({ default: 32 }),
    predefined_carrier_sid: template(),
  },
};

export const predefinedSmppGateways: Table = {
  name: 'predefined_smpp_gateways',
  primaryKey: 'predefined_smpp_gateway_sid',
  columns: {
    predefined_smpp_gateway_sid: uuid(),
    ipv4: varchar(128),
    port: int({ default: 2775 }),
    inbound: bool(),
    outbound: bool(),
    netmask: int({ default: 32 }),
    is_primary: bool(true),
    use_tls: { ...bool(false), nullable: true },
    predefined_carrier_sid: template(),
  },
};

/** Where carriers send calls to (platform-api 10, 23.11). */
export const sbcAddresses: Table = {
  name: 'sbc_addresses',
  primaryKey: 'sbc_address_sid',
  required: ['ipv4'],
  columns: {
    sbc_address_sid: uuid(),
    ipv4: varchar(255),
    port: int({ default: 5060 }),
    tls_port: int({ nullable: true }),
    wss_port: int({ nullable: true }),
    service_provider_sid: optionalOwner('service_providers'),
    last_updated: date(),
  },
};

/** Where carriers send messages to (platform-api 10, 23.11). */
export const smppAddresses: Table = {
  name: 'smpp_addresses',
  primaryKey: 'smpp_address_sid',
  required: ['ipv4'],
  columns: {
    smpp_address_sid: uuid(),
    ipv4: varchar(255),
    port: int({ default: 5060 }),
    use_tls: bool(false),
    is_primary: bool(true),
    service_provider_sid: optionalOwner('service_providers'),
  },
};
