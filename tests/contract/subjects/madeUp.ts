import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declarations, englishResourceMessages } from '../../../resources';
import { defineResource, type ResourceDeclaration } from '../../../src/schema/types';
import { resourceMessages } from '../../support/languages';
import type { Subject } from './subjects';
import tenants from './teamsTenants';

/** Exists once: no list, nothing to add or delete, saved by POST. */
const information = defineResource({
  name: 'made-up-information',
  kind: 'singleton',
  nav: false,
  api: { base: '/SystemInformation', paths: { update: 'POST /SystemInformation' } },
  access: { scope: { admin: ['show', 'edit'] } },
  fields: { domain_name: { type: 'text' } },
  form: { sections: { names: ['domain_name'] } },
});

/** Rows of another record, without views of their own. */
const gateways = defineResource({
  name: 'made-up-gateways',
  title: 'ipv4',
  nav: false,
  api: {
    base: '/SipGateways',
    id: 'sip_gateway_sid',
    filters: { voip_carrier_sid: 'voip_carrier_sid' },
  },
  access: { scope: 'account' },
  fields: {
    sip_gateway_sid: { type: 'sid' },
    ipv4: { type: 'text', required: true },
    inbound: { type: 'boolean', required: true },
    outbound: { type: 'boolean', required: true },
    voip_carrier_sid: { type: 'reference', required: true, write: 'create', reference: { resource: 'carriers' } },
  },
});

const common = { name: 'Thing |||| Things', titles: { add: 'Add a thing', edit: 'Edit a thing' } };
const done = { toasts: { created: 'Made', updated: 'Changed' }, empty: { title: 'Nothing.' } };
const texts: Record<string, Record<string, unknown>> = {
  [tenants.name]: {
    ...common,
    ...done,
    sections: { tenant: 'Tenant' },
    fields: { tenant_fqdn: 'Domain name', account_sid: 'Account' },
    filters: { account_sid: 'Account' },
  },
  [information.name]: { ...common, ...done, sections: { names: 'Names' }, fields: { domain_name: 'Domain name' } },
};

const folder = mkdtempSync(join(tmpdir(), 'contract-'));

/** A subject that no folder holds: its files are written to a folder of the run's own, in CI too. */
function madeUp(declaration: ResourceDeclaration, samples: Subject['samples'] = {}): Subject {
  return {
    name: declaration.name,
    declaration,
    /* Whoever tries the example has it in a folder as well. */
    among: [...declarations.filter(({ name }) => name !== declaration.name), declaration],
    english: { ...englishResourceMessages, ...texts },
    translated: async (locale) => ({ ...(await resourceMessages(locale)), ...texts }),
    samples,
    folders: { promised: join(folder, 'promised'), answered: join(folder, 'answered') },
    isCi: false,
  };
}

/** The example of docs/adding-a-resource.md. */
export const madeUpTenants = madeUp(tenants);
/** The same, before anybody has written its texts. */
export const tenantsWithoutTexts: Subject = { ...madeUpTenants, english: englishResourceMessages };
export const madeUpInformation = madeUp(information);
/* A gateway's address follows from no type: this is what a folder's `samples.ts` is for. */
export const madeUpGateways = madeUp(gateways, { filter: {} });
export const madeUpSubjects = [madeUpTenants, madeUpInformation, madeUpGateways];
