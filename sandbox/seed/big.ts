import { accounts, applications, phoneNumbers, sipGateways, voipCarriers } from '../store/tables.ts';
import { cdrs } from '../store/series/seriesTables.ts';
import { callAt, type CallPlan } from './activity/calls.ts';
import { momentsOf } from './activity/moments.ts';
import type { SeededTenants } from './tenants.ts';
import type { SeedWriter } from './writer.ts';

/** Totals of the big profile, the ordinary rows included. */
const totals = { accounts: 1000, applications: 2000, carriers: 500, numbers: 10_000, calls: 100_000 };

export interface Present {
  accounts: number;
  applications: number;
  carriers: number;
  numbers: number;
  calls: number;
  now: number;
}

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const digits = (index: number, length: number) => String(index).padStart(length, '0');

/** Half of all calls are the first account's, as a large customer has them. */
function writeCalls(writer: SeedWriter, { providers }: SeededTenants, { calls, now }: Present): void {
  const { random } = writer;
  const plans: CallPlan[] = providers.flatMap(({ sid, accounts: known }) =>
    known.map((account) => ({
      provider: sid,
      account: account.sid,
      numbers: times(20, (index) => ({ number: `4930${digits(index * 311, 7)}`, application: null })),
      trunks: [{ name: 'Nordlicht Interconnect', host: '198.51.100.10' }],
      users: ['reception'],
      format: undefined,
    })),
  );
  const [first] = plans as [CallPlan];
  for (const moment of momentsOf(random, totals.calls - calls, now))
    writer.note(cdrs, callAt(random, random.below(2) === 0 ? first : random.pick(plans), moment));
}

/** Fills up to a large installation, for measuring and for seeing how lists behave. */
export function writeBig(writer: SeedWriter, tenants: SeededTenants, present: Present): void {
  const { random } = writer;
  const providers = tenants.providers.map((provider) => provider.sid);
  const customers = times(totals.accounts - present.accounts, (index) => {
    const provider = random.pick(providers);
    const sid = writer.add(accounts, {
      name: `Customer ${digits(index, 4)}`,
      service_provider_sid: provider,
      sip_realm: `customer-${digits(index, 4)}.sip.example.net`,
      webhook_secret: `wh_secret_${random.bytes(16).toString('base64url')}`,
    });
    return { sid, provider, applications: [] as string[] };
  });
  times(totals.applications - present.applications, (index) => {
    const customer = random.pick(customers);
    const sid = writer.add(applications, {
      name: `Application ${digits(index, 4)}`,
      account_sid: customer.sid,
      call_hook_sid: writer.hook(`https://app-${index}.example.net/call`),
      call_status_hook_sid: writer.hook(`https://app-${index}.example.net/status`),
    });
    customer.applications.push(sid);
  });
  const carriersOf = new Map(providers.map((provider) => [provider, [] as string[]]));
  times(totals.carriers - present.carriers, (index) => {
    const provider = random.pick(providers);
    const voip_carrier_sid = writer.add(voipCarriers, {
      name: `Carrier ${digits(index, 3)}`,
      service_provider_sid: provider,
    });
    carriersOf.get(provider)!.push(voip_carrier_sid);
    const address = `10.${Math.floor(index / 250)}.${index % 250}.1`;
    writer.add(sipGateways, { ipv4: address, port: 5060, inbound: 1, outbound: 0, voip_carrier_sid });
    writer.add(sipGateways, { ipv4: `out-${index}.example.net`, inbound: 0, outbound: 1, voip_carrier_sid });
  });
  /* A number's carrier is its provider's, its application its account's; an account without one answers no call. */
  times(totals.numbers - present.numbers, (index) => {
    const customer = random.pick(customers);
    writer.add(phoneNumbers, {
      number: `4930${digits(index, 7)}`,
      voip_carrier_sid: random.pick(carriersOf.get(customer.provider)!),
      account_sid: customer.sid,
      application_sid: customer.applications.length > 0 ? random.pick(customer.applications) : null,
    });
  });
  writeCalls(writer, tenants, present);
}
