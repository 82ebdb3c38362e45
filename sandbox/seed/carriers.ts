import { lcr, lcrCarrierSetEntries, lcrRoutes } from '../store/lcrTables.ts';
import { predefinedCarriers, predefinedSipGateways, predefinedSmppGateways } from '../store/carrierTables.ts';
import { sbcAddresses, smppAddresses, smppGateways } from '../store/carrierTables.ts';
import type { Row } from '../store/database.ts';
import { sipGateways, voipCarriers } from '../store/tables.ts';
import { carrierPlans, type CarrierPlan } from './carrierPlans.ts';
import type { SeededProvider, SeededTenants } from './tenants.ts';
import type { SeedWriter } from './writer.ts';

function writeCarrier(writer: SeedWriter, tenants: SeededTenants, plan: CarrierPlan): void {
  const provider = plan.provider === undefined ? undefined : tenants.providers[plan.provider];
  const sid = writer.add(voipCarriers, {
    name: plan.name,
    service_provider_sid: provider?.sid ?? null,
    account_sid: plan.account === undefined ? null : (provider?.accounts[plan.account]?.sid ?? null),
    ...plan.columns,
  });
  for (const gateway of plan.sip ?? []) writer.add(sipGateways, { ...gateway, voip_carrier_sid: sid });
  for (const gateway of plan.smpp ?? []) writer.add(smppGateways, { ...gateway, voip_carrier_sid: sid });
}

const templates: { columns: Row; sip: Row[]; smpp?: Row[] }[] = [
  {
    columns: {
      name: 'Northwind Trunks',
      e164_leading_plus: 1,
      register_username: '<your-northwind-username>',
      register_password: '<your-northwind-password>',
    },
    sip: [
      { ipv4: '203.0.113.16', netmask: 30, inbound: 1, outbound: 0 },
      { ipv4: '203.0.113.32', netmask: 30, inbound: 1, outbound: 0 },
      { ipv4: '<your-domain>.northwind.example.com', inbound: 0, outbound: 1 },
    ],
    smpp: [{ ipv4: 'smpp.northwind.example.com', inbound: 0, outbound: 1 }],
  },
  {
    columns: { name: 'Prefix Exchange', requires_static_ip: 1, tech_prefix: 'your-tech-prefix' },
    sip: [
      { ipv4: '203.0.113.80', inbound: 1, outbound: 0 },
      { ipv4: 'sip.prefix-exchange.example.com', inbound: 0, outbound: 1 },
    ],
  },
  {
    columns: {
      name: 'Credential Carrier',
      trunk_type: 'auth',
      e164_leading_plus: 1,
      inbound_auth_username: '<your-auth-username>',
      inbound_auth_password: '<your-auth-password>',
    },
    sip: [{ ipv4: 'sip.credential.example.com', inbound: 0, outbound: 1 }],
  },
];

function writeTemplates(writer: SeedWriter): void {
  for (const { columns, sip, smpp = [] } of templates) {
    const owner = { predefined_carrier_sid: writer.add(predefinedCarriers, columns) };
    for (const gateway of sip) writer.add(predefinedSipGateways, { ...gateway, ...owner });
    for (const gateway of smpp) writer.add(predefinedSmppGateways, { ...gateway, ...owner });
  }
}

/** Where carriers reach the platform: global addresses, and the second provider's own. */
function writeAddresses(writer: SeedWriter, [, baltic]: SeededProvider[]): void {
  writer.add(sbcAddresses, { ipv4: '192.0.2.10', port: 5060, tls_port: 5061, wss_port: 8443 });
  writer.add(sbcAddresses, { ipv4: 'sbc-2.platform.example.com', port: 5060 });
  writer.add(sbcAddresses, { ipv4: '192.0.2.77', port: 5060, service_provider_sid: baltic?.sid ?? null });
  writer.add(smppAddresses, { ipv4: '192.0.2.10', port: 2775, is_primary: 1 });
  writer.add(smppAddresses, { ipv4: '192.0.2.10', port: 3550, use_tls: 1, is_primary: 0 });
}

/** A routing table: the last route is for all that no other one matches. */
function writeTable(writer: SeedWriter, owner: Row, routes: [regex: string, carriers: string[]][]): void {
  const lcrSid = writer.add(lcr, owner);
  routes.forEach(([regex, carriers], index) => {
    const isLast = index === routes.length - 1;
    const route = writer.add(lcrRoutes, {
      lcr_sid: lcrSid,
      regex,
      description: isLast ? 'everything else' : `calls to ${regex}`,
      priority: isLast ? 9999 : index,
    });
    carriers.forEach((voip_carrier_sid, priority) => {
      const entry = writer.add(lcrCarrierSetEntries, { lcr_route_sid: route, voip_carrier_sid, priority });
      if (isLast) writer.link(lcr, lcrSid, { default_carrier_set_entry_sid: entry });
    });
  });
}

/** Carriers of every kind, their templates, and what uses them. */
export function writeMoreCarriers(
  writer: SeedWriter,
  tenants: SeededTenants,
  carrierNamed: (name: string) => string,
  now: number,
): void {
  carrierPlans(now).forEach((plan) => writeCarrier(writer, tenants, plan));
  writeTemplates(writer);
  writeAddresses(writer, tenants.providers);
  const [nordlicht] = tenants.providers;
  writeTable(writer, { name: 'Nordlicht outbound', service_provider_sid: nordlicht?.sid ?? null }, [
    ['^49', [carrierNamed('Nordlicht Interconnect'), carrierNamed('Elbe Voice')]],
    ['.*', [carrierNamed('Nordlicht Pool')]],
  ]);
  writeTable(writer, { name: 'Harbour routes', account_sid: nordlicht?.accounts[0]?.sid ?? null }, [
    ['.*', [carrierNamed('Hafenkontor Zweitanschluss')]],
  ]);
}
