import { clients, teamsTenants } from '../store/accessTables.ts';
import type { Row } from '../store/database.ts';
import { seal } from '../store/secrets.ts';
import { sipRegistrations } from '../store/series/seriesTables.ts';
import { phoneNumbers, sipGateways, voipCarriers } from '../store/tables.ts';
import { registered } from './registration.ts';
import type { SeededAccount, SeededProvider, SeededTenants } from './tenants.ts';
import type { SeedWriter } from './writer.ts';

/** Provider, account (none: shared by the provider), name, further columns. */
const carrierPlans = (now: number): [provider: number, account: number | null, name: string, columns: Row][] => [
  [0, null, 'Nordlicht Interconnect', { e164_leading_plus: 1, description: 'Main interconnect, Hamburg and Kiel' }],
  [0, null, 'Nordlicht Backup', { e164_leading_plus: 1 }],
  [0, null, 'Alte Vermittlung', { is_active: 0, description: 'Switched off, kept for its numbers' }],
  [
    0,
    0,
    'Hafenkontor SIP trunk',
    { trunk_type: 'auth', inbound_auth_username: 'hafen', inbound_auth_password: 'quay-7' },
  ],
  [
    0,
    2,
    'Überlandwerke Anlagenanschluss',
    {
      trunk_type: 'reg',
      requires_register: 1,
      register_username: 'ueberland',
      register_password: 'power-line',
      register_sip_realm: 'reg.carrier.example.com',
      register_status: registered(now, '7ac40a52-ueberland@192.0.2.10'),
    },
  ],
  [1, null, 'Baltic Gateway', { tech_prefix: '77#' }],
  [1, null, 'Riga Exchange', {}],
  [1, 0, 'Tallinn Trunk', { outbound_sip_proxy: 'proxy.tallinn.example.org' }],
];

interface Carrier {
  sid: string;
  provider: SeededProvider;
  account?: SeededAccount;
}

function writeCarriers(writer: SeedWriter, tenants: SeededTenants, now: number): Carrier[] {
  return carrierPlans(now).map(([providerIndex, accountIndex, name, columns], index) => {
    const provider = tenants.providers[providerIndex] as SeededProvider;
    const account = accountIndex === null ? undefined : provider.accounts[accountIndex];
    const sid = writer.add(voipCarriers, {
      name,
      service_provider_sid: provider.sid,
      account_sid: account?.sid ?? null,
      ...columns,
    });
    const address = `198.51.100.${10 + index}`;
    writer.add(sipGateways, { ipv4: address, port: 5060, inbound: 1, outbound: 1, voip_carrier_sid: sid });
    return { sid, provider, account };
  });
}

const numberCount = 120;
const unassignedEvery = 10;

/** Numbers over all carriers; some belong to nobody yet, some have no application. */
function writeNumbers(writer: SeedWriter, carriers: Carrier[], applications: Map<string, string[]>): void {
  const { random } = writer;
  for (let index = 0; index < numberCount; index += 1) {
    const carrier = carriers[index % carriers.length] as Carrier;
    const isBaltic = carrier.provider !== carriers[0]?.provider;
    const account = carrier.account ?? random.pick(carrier.provider.accounts);
    const isAssigned = index % unassignedEvery !== unassignedEvery - 1;
    const routed = isAssigned && random.next() < 0.8;
    writer.add(phoneNumbers, {
      number: `${isBaltic ? '37266' : '4940555'}${String(10_000 + index * 37)}`,
      voip_carrier_sid: carrier.sid,
      account_sid: isAssigned ? account.sid : null,
      application_sid: routed ? random.pick(applications.get(account.sid) ?? []) : null,
    });
  }
}

const clientNames: [provider: number, account: number, names: string[]][] = [
  [0, 0, ['reception', 'gate-1', 'gate-2', 'warehouse', 'crane-office', 'fax-bridge']],
  [0, 1, ['desk-1', 'desk-2', 'lab']],
  [0, 2, ['agent-01', 'agent-02', 'supervisor']],
  [1, 0, ['helpdesk-1', 'helpdesk-2']],
];

function writeClients(writer: SeedWriter, tenants: SeededTenants): void {
  for (const [provider, account, names] of clientNames)
    for (const name of names)
      writer.add(clients, {
        account_sid: tenants.providers[provider]?.accounts[account]?.sid ?? null,
        username: name,
        password: name === 'fax-bridge' ? null : seal(`sip-${name}`),
        is_active: Number(name !== 'lab'),
        allow_direct_queue_calling: Number(!name.startsWith('gate')),
      });
}

/** Carriers with gateways, numbers, devices and the one Teams tenant. */
export function writeRouting(
  writer: SeedWriter,
  tenants: SeededTenants,
  applications: Map<string, string[]>,
  now: number,
): void {
  writeNumbers(writer, writeCarriers(writer, tenants, now), applications);
  writeClients(writer, tenants);
  const [nordlicht] = tenants.providers as [SeededProvider];
  const account = nordlicht.accounts[1] as SeededAccount;
  writer.add(teamsTenants, {
    service_provider_sid: nordlicht.sid,
    account_sid: account.sid,
    application_sid: applications.get(account.sid)?.[0] ?? null,
    tenant_fqdn: 'praxisverbund.teams.nordlicht.example.com',
  });
}

const devices: [provider: number, account: number, username: string, protocol: string][] = [
  [0, 0, 'reception', 'udp'],
  [0, 0, 'gate-1', 'tls'],
  [0, 0, 'crane-office', 'wss'],
  [0, 2, 'agent-01', 'wss'],
  [1, 0, 'helpdesk-1', 'tcp'],
];

/** Some of the clients are registered, and stay so. */
export function writeDevices(writer: SeedWriter, tenants: SeededTenants): void {
  devices.forEach(([provider, account, username, protocol], index) =>
    writer.add(sipRegistrations, {
      account_sid: tenants.providers[provider]?.accounts[account]?.sid ?? null,
      username,
      contact: `sip:${username}@192.0.2.${101 + index}:5060;transport=${protocol}`,
      protocol,
      proxy: 'sip:172.20.10.4:5060',
      period: 3_600_000,
    }),
  );
}
