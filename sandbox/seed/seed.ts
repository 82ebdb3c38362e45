import type { Database } from '../store/database.ts';
import { users } from '../store/accessTables.ts';
import type { Table } from '../store/columns.ts';
import { cdrs } from '../store/series/seriesTables.ts';
import type { Store } from '../store/store.ts';
import { accounts, applications, phoneNumbers, voipCarriers } from '../store/tables.ts';
import type { SandboxProfile } from '../types.ts';
import { writeActivity } from './activity/activity.ts';
import { writeApplications } from './applications.ts';
import { writeBig } from './big.ts';
import { writeMoreCarriers } from './carriers.ts';
import { writeHosted, writeProducts } from './hosted.ts';
import { Random } from './random.ts';
import { writeDevices, writeRouting } from './routing.ts';
import { writeSpeech } from './speech.ts';
import { writeTenants } from './tenants.ts';
import { writeUsers } from './users.ts';
import { SeedWriter } from './writer.ts';

const seedNumber = 20_250_303;

/** A kept file that holds users has been seeded; its rows are left as they are. */
export const isSeeded = (database: Database): boolean =>
  database.get(`SELECT 1 AS found FROM ${users.name} LIMIT 1`) !== undefined;

const count = ({ database }: Store, table: Table) =>
  Number(database.get(`SELECT count(*) AS total FROM ${table.name}`)?.total);

/** Fills an empty database: the same rows every time, the times of calls, alerts, registrations, speech tests and plans apart, which lie about `now`. */
export function seed(store: Store, profile: SandboxProfile, now: number): void {
  store.database.transaction(() => {
    const writer = new SeedWriter(store, new Random(seedNumber));
    const tenants = writeTenants(writer);
    writeUsers(writer, tenants);
    writeRouting(writer, tenants, writeApplications(writer, store, tenants), now);
    writeActivity(writer, store, tenants, now);
    writeSpeech(writer, tenants, now);
    writeMoreCarriers(writer, tenants, (name) => String(store.where(voipCarriers, { name })[0]?.voip_carrier_sid), now);
    writeDevices(writer, tenants);
    if (profile === 'big')
      writeBig(writer, tenants, {
        accounts: count(store, accounts),
        applications: count(store, applications),
        carriers: count(store, voipCarriers),
        numbers: count(store, phoneNumbers),
        calls: count(store, cdrs),
        now,
      });
    writeProducts(writer);
    if (profile === 'hosted') writeHosted(writer, store, now);
  });
}
