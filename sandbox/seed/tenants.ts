import type { Row } from '../store/database.ts';
import { accounts, serviceProviders } from '../store/tables.ts';
import { buckets } from './buckets.ts';
import type { SeedWriter } from './writer.ts';

export interface SeededAccount {
  sid: string;
  /** Short name used in addresses and in the names of what belongs to the account. */
  slug: string;
}

export interface SeededProvider {
  sid: string;
  accounts: SeededAccount[];
}

export interface SeededTenants {
  providers: SeededProvider[];
}

interface AccountPlan {
  name: string;
  slug: string;
  columns?: Row;
  withoutRealm?: boolean;
  registers?: boolean;
}

const nordlichtAccounts: AccountPlan[] = [
  {
    name: 'Hafenkontor Logistik',
    slug: 'hafenkontor',
    columns: { plan_type: 'paid', record_format: 'wav', bucket_credential: buckets.aws },
    registers: true,
  },
  {
    name: 'Praxisverbund Süd',
    slug: 'praxisverbund',
    columns: { plan_type: 'paid', disable_cdrs: 1, record_format: 'wav', bucket_credential: buckets.google },
  },
  {
    name: 'Kundenservice der Überlandwerke Mittelelbe-Saale GmbH & Co. KG',
    slug: 'ueberlandwerke',
    columns: { plan_type: 'paid', record_all_calls: 1, record_format: 'wav', device_to_call_ratio: 8 },
  },
  {
    name: 'Stadtwerke Königsufer',
    slug: 'koenigsufer',
    columns: { is_active: 0, deactivated_reason: 'contract ended' },
  },
  { name: 'Testlabor', slug: 'testlabor', columns: { enable_debug_log: 1 }, withoutRealm: true },
];

const balticAccounts: AccountPlan[] = [
  {
    name: 'Tallinn Helpdesk',
    slug: 'tallinn-helpdesk',
    columns: { plan_type: 'paid', record_all_calls: 1, bucket_credential: buckets.azure },
  },
  {
    name: 'Rīgas Taksometri',
    slug: 'rigas-taksometri',
    columns: { plan_type: 'free', bucket_credential: buckets.compatible },
  },
  {
    name: 'Vilnius Night Pharmacy Line',
    slug: 'vilnius-pharmacy',
    columns: { trial_end_date: '2025-12-31T00:00:00.000Z' },
  },
];

function writeAccounts(writer: SeedWriter, providerSid: string, domain: string, plans: AccountPlan[]): SeededAccount[] {
  return plans.map(({ name, slug, columns, withoutRealm, registers }) => ({
    slug,
    sid: writer.add(accounts, {
      name,
      service_provider_sid: providerSid,
      sip_realm: withoutRealm ? null : `${slug}.${domain}`,
      webhook_secret: `wh_secret_${writer.random.bytes(16).toString('base64url')}`,
      registration_hook_sid: registers ? writer.hook(`https://auth.${slug}.example.com/register`) : null,
      ...columns,
    }),
  }));
}

export function writeTenants(writer: SeedWriter): SeededTenants {
  const nordlicht = writer.add(serviceProviders, {
    name: 'Nordlicht Telekom',
    description: 'Business voice in northern Germany',
    root_domain: 'nordlicht.example.com',
    ms_teams_fqdn: 'teams.nordlicht.example.com',
    registration_hook_sid: writer.hook('https://auth.nordlicht.example.com/register', 'POST', {
      username: 'registrar',
      password: 'north-sea',
    }),
  });
  const baltic = writer.add(serviceProviders, {
    name: 'Baltic Voice Wholesale',
    description: null,
    root_domain: 'baltic.example.org',
  });
  return {
    providers: [
      { sid: nordlicht, accounts: writeAccounts(writer, nordlicht, 'sip.nordlicht.example.com', nordlichtAccounts) },
      { sid: baltic, accounts: writeAccounts(writer, baltic, 'sip.baltic.example.org', balticAccounts) },
    ],
  };
}
