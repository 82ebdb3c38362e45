import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathsOf, type Paths } from '../../../scripts/declare/document';
import { draft } from '../../../scripts/declare/draft';
import { known } from '../../../scripts/declare/known';
import { declarations } from '../../../resources';
import { checkAmong } from '../../../src/schema/checks';

const tickets = '/Accounts/{AccountSid}/Tickets';

describe('a draft of an OpenAPI document', () => {
  let paths: Paths;
  beforeAll(async () => {
    paths = await pathsOf(join(import.meta.dirname, 'desk.yaml'));
  });
  const drafted = (path: string) => draft(paths, path, known);

  it('lies below its parent, is paged, and can do what there are operations for', () => {
    expect(drafted(tickets)).toMatchObject({
      name: 'tickets',
      parent: 'accounts',
      title: 'subject',
      api: { base: '/Accounts/{parent.id}/Tickets', id: 'ticket_sid', paging: true },
      access: { scope: 'account' },
    });
    expect(drafted(tickets)).not.toHaveProperty('operations');
    expect(drafted('/Agents').operations).toEqual(['list', 'create']);
  });

  it('has types, rules, choices, references, owners and presets', () => {
    expect(drafted(tickets).fields).toEqual({
      ticket_sid: { type: 'sid' },
      subject: { type: 'text', maxLength: 80, help: 'What it is about', required: true },
      body: { type: 'multiline', maxLength: 20000, write: 'create' },
      urgency: { type: 'select', choices: ['low', 'high'], default: 'low' },
      application_sid: { type: 'reference', reference: { resource: 'applications' }, write: 'create' },
      hours: { type: 'number', min: 1, max: 24, write: 'create' },
      closed: { type: 'boolean', write: 'update' },
      account_sid: { type: 'account', write: 'create' },
      answers: { type: 'json', write: 'never' },
    });
  });

  it('shows no secret in a list, and sends nothing that is only read', () => {
    const { fields, list, form } = drafted('/Agents');
    expect(fields).toEqual({
      id: { type: 'sid' },
      mail: { type: 'email', required: true, write: 'create' },
      api_key: { type: 'secret', write: 'create' },
      hired_at: { type: 'datetime', write: 'never' },
    });
    expect(list?.columns).toEqual(['mail', 'hired_at']);
    expect(form?.sections?.identity).toEqual(['mail', 'api_key']);
  });

  it('finds records by a value where nothing identifies them, and has no form where none can be opened', () => {
    expect(drafted('/Holidays').api.id).toEqual(['day']);
    expect(drafted('/Holidays').form).toBeUndefined();
  });

  it.each([tickets, '/Agents', '/Holidays'])('of %s passes every check', (path) => {
    expect(checkAmong([drafted(path)], declarations).flat()).toEqual([]);
  });

  it.each([
    ['/Nowhere', "The document has no path '/Nowhere'."],
    ['/Nothing', "The document does not say what a record of '/Nothing' holds."],
  ])('of %s is refused', (path, message) => {
    expect(() => drafted(path)).toThrow(message);
  });

  it('needs a document', async () => {
    await expect(pathsOf(join(import.meta.dirname, 'declare.test.ts'))).rejects.toThrow();
  });
});
