import type { Row } from '../store/database.ts';
import { refused, registered } from './registration.ts';

export interface CarrierPlan {
  /** Whose it is: of nobody without a provider, shared by the provider without an account. */
  provider?: number;
  account?: number;
  name: string;
  columns?: Row;
  sip?: Row[];
  smpp?: Row[];
}

const both = { inbound: 1, outbound: 1 };
const inboundOnly = { inbound: 1, outbound: 0 };
const outboundOnly = { inbound: 0, outbound: 1 };

const registers = (username: string, realm: string): Row => ({
  trunk_type: 'reg',
  requires_register: 1,
  register_username: username,
  register_password: `${username}-invented`,
  register_sip_realm: realm,
});

/** Thirty ways in and out, as a large interconnect has them. */
const manyGateways: Row[] = [
  ...Array.from({ length: 28 }, (_, index) => ({
    ipv4: `203.0.113.${10 + index * 4}`,
    netmask: index % 4 === 3 ? 30 : 32,
    port: 5060,
    ...(index % 4 === 3 ? inboundOnly : both),
    is_active: Number(index !== 13),
    send_options_ping: Number(index % 5 === 0),
  })),
  { ipv4: 'out-1.pool.example.net', port: 5061, ...outboundOnly, protocol: 'tls', use_sips_scheme: 1 },
  { ipv4: 'out-2.pool.example.net', port: null, ...outboundOnly, protocol: 'tls/srtp', pad_crypto: 1 },
];

const registrations = (now: number): CarrierPlan[] => [
  {
    provider: 0,
    name: 'Hanse Registrar',
    columns: {
      ...registers('hanse', 'reg.hanse.example.net'),
      register_from_user: 'hanse-main',
      register_from_domain: 'hanse.example.net',
      register_public_ip_in_contact: 1,
      register_status: registered(now, '5d1f6c3a-hanse@192.0.2.10'),
    },
    sip: [{ ipv4: 'reg.hanse.example.net', port: 5060, ...outboundOnly, send_options_ping: 1 }],
  },
  {
    provider: 0,
    name: 'Elbe Voice',
    columns: {
      ...registers('elbe', 'sip.elbe.example.net'),
      register_status: refused(now, '90c2be17-elbe@192.0.2.10', '403 Forbidden'),
    },
    sip: [{ ipv4: 'sip.elbe.example.net', port: 5060, ...outboundOnly }],
  },
  {
    provider: 0,
    account: 0,
    name: 'Hafenkontor Zweitanschluss',
    columns: {
      ...registers('hafen-2', 'reg.carrier.example.com'),
      register_status: refused(now, '1b7e44d0-hafen@192.0.2.10', 'timeout: no answer from registrar'),
    },
    sip: [{ ipv4: 'reg.carrier.example.com', port: null, ...outboundOnly }],
  },
  {
    provider: 0,
    name: 'Förde Netz',
    columns: registers('foerde', 'foerde.example.net'),
    sip: [{ ipv4: 'foerde.example.net', port: 5060, ...outboundOnly }],
  },
  {
    provider: 0,
    name: 'Stillgelegter Registrar',
    columns: {
      ...registers('still', 'old.example.net'),
      is_active: 0,
      register_status: refused(now, 'c3de0001-still@192.0.2.10', '404 Not Found'),
    },
  },
];

const messaging: CarrierPlan[] = [
  {
    provider: 0,
    name: 'Nordlicht Kurznachrichten',
    columns: {
      smpp_system_id: 'nordlicht',
      smpp_password: 'smpp-invented',
      smpp_inbound_system_id: 'nordlicht-in',
      smpp_inbound_password: 'smpp-in-invented',
      smpp_enquire_link_interval: 30,
    },
    smpp: [
      { ipv4: 'smpp-1.messages.example.net', port: 2775, is_primary: 1 },
      { ipv4: 'smpp-2.messages.example.net', port: 3550, is_primary: 0, use_tls: 1 },
      { ipv4: '198.51.100.200', netmask: 32, inbound: 1, outbound: 0 },
    ],
  },
  {
    provider: 0,
    account: 0,
    name: 'Hafenkontor SMS',
    columns: { smpp_system_id: 'hafen', smpp_password: 'hafen-invented' },
    smpp: [{ ipv4: 'smpp.hafen.example.net', port: 2775 }],
  },
  {
    provider: 1,
    name: 'Baltic Messages',
    columns: { smpp_system_id: 'baltic', smpp_password: 'baltic-invented' },
    smpp: [{ ipv4: 'smpp.baltic.example.org', port: 3550, use_tls: 1 }],
  },
];

/** Further carriers, which no number is on: registrations in every state, messages, many gateways, nobody's. */
export const carrierPlans = (now: number): CarrierPlan[] => [
  ...registrations(now),
  ...messaging,
  { provider: 0, name: 'Nordlicht Pool', columns: { e164_leading_plus: 1, diversion: '49405550' }, sip: manyGateways },
  {
    name: 'Ohne Eigentümer',
    columns: { description: 'Made by the platform, assigned to nobody' },
    sip: [{ ipv4: '198.51.100.250', port: 5060, ...both }],
  },
];
