import { describe, expect, it } from 'vitest';
import { decide, decideField } from '../../authProvider/access';
import type { CompiledResource } from '../../src/schema/types/compiled';
import { createRegistry } from '../../src/schema/registry';
import {
  defineResource,
  type Access,
  type Operation,
  type ResourceDeclaration,
  type Scope,
} from '../../src/schema/types';
import type { Session } from '../../src/session/session';
import { buildAccountSession, buildProviderSession, buildSession } from '../support/builders';

const compiled = (access: Partial<Access>, more: Partial<ResourceDeclaration> = {}): CompiledResource => {
  const declaration = defineResource({
    name: 'things',
    title: 'name',
    api: { base: '/Things', id: 'thing_sid' },
    access: { scope: 'account', ...access },
    fields: {
      thing_sid: { type: 'sid' },
      name: { type: 'text' },
      account_sid: { type: 'sid' },
      service_provider_sid: { type: 'sid' },
      secret: { type: 'secret', scope: 'admin' },
    },
    list: { columns: ['name'] },
    form: { sections: { a: ['name'] } },
    actions: {
      look: { on: ['row'], call: 'GET /Things/{id}/Look', operation: 'show' },
      count: { on: ['row'], call: 'POST /Things/{id}/Count', operation: 'show' },
      route: { on: ['bulk'], call: 'PUT /Things/{id}' },
    },
  });
  return createRegistry([{ ...declaration, ...more }]).get('things') as CompiledResource;
};

const sessions: Record<Scope, Session> = {
  account: buildAccountSession(),
  service_provider: buildProviderSession(),
  admin: buildSession(),
};
const viewOnly = (session: Session): Session => ({ ...session, viewOnly: true });
const operations: Operation[] = ['list', 'show', 'create', 'edit', 'delete', 'export'];
const scopes: Scope[] = ['account', 'service_provider', 'admin'];
const ranks = (scope: Scope) => scopes.indexOf(scope);

describe('scope by operation', () => {
  const needed: Partial<Record<Operation, Scope>> = {
    list: 'account',
    show: 'account',
    edit: 'service_provider',
    delete: 'admin',
  };
  const declared: Access['scope'] = { account: ['list', 'show'], service_provider: ['edit'], admin: ['delete'] };
  const cases = scopes.flatMap((scope) => operations.map((operation) => [scope, operation] as const));

  it.each(cases)('%s may %s exactly from the declared scope upwards', (scope, operation) => {
    const isAllowed = ranks(scope) >= ranks(needed[operation] ?? 'admin');
    expect(decide(compiled({ scope: declared }), sessions[scope], {}, operation)).toBe(isAllowed);
  });

  it.each(cases)('%s that is view-only may %s only where that changes nothing', (scope, operation) => {
    const isReading = ['list', 'show', 'export'].includes(operation);
    expect(decide(compiled({}), viewOnly(sessions[scope]), {}, operation)).toBe(isReading);
  });
});

describe('what is not declared', () => {
  it('is denied', () => {
    expect(decide(undefined, sessions.admin, {}, 'list')).toBe(false);
  });

  it.each<[string, boolean]>([
    ['service_provider', true],
    ['account', false],
  ])('as an action is judged as edit: %s %s', (scope, isAllowed) => {
    const resource = compiled({ scope: { account: ['list'], service_provider: ['edit'] } });
    expect(decide(resource, sessions[scope as Scope], {}, 'explode')).toBe(isAllowed);
  });
});

describe('declared actions', () => {
  it.each([
    ['look', false, true],
    ['look', true, true],
    ['count', false, true],
    ['count', true, false],
    ['route', false, true],
    ['route', true, false],
  ])('%s with view-only %s: %s', (action, isViewOnly, isAllowed) => {
    const session = isViewOnly ? viewOnly(sessions.account) : sessions.account;
    expect(decide(compiled({}), session, {}, action)).toBe(isAllowed);
  });
});

describe('ownership', () => {
  const ofAccounts = compiled({}, { fields: { thing_sid: { type: 'sid' }, account_sid: { type: 'account' } } });
  const mine = { account_sid: 'account-1', service_provider_sid: null };
  const providers = { account_sid: null, service_provider_sid: 'sp-1' };
  const foreign = { account_sid: 'account-9', service_provider_sid: 'sp-9' };
  const nobodys = { account_sid: null, service_provider_sid: null };

  it.each<[Scope, string, object, boolean, boolean]>([
    ['account', 'its own', mine, true, true],
    ['account', 'its provider’s', providers, false, false],
    ['account', 'a foreign', foreign, false, false],
    ['account', 'nobody’s', nobodys, false, false],
    ['service_provider', 'its own', providers, true, true],
    ['service_provider', 'an account’s', mine, true, true],
    ['service_provider', 'a foreign', foreign, false, false],
    ['service_provider', 'nobody’s', nobodys, false, false],
    ['admin', 'a foreign', foreign, true, true],
    ['admin', 'nobody’s', nobodys, true, true],
  ])('%s: %s record', (scope, _, record, maySee, mayEdit) => {
    const resource = compiled({});
    const asked = (action: string) => decide(resource, sessions[scope], {}, action, record as Record<string, unknown>);
    expect([asked('show'), asked('edit')]).toEqual([maySee, mayEdit]);
  });

  it.each<[Scope, object]>([
    ['account', providers],
    ['account', nobodys],
    ['service_provider', nobodys],
  ])('%s may read, not change, what is shared', (scope, record) => {
    const resource = compiled({ sharedRead: true });
    const asked = operations.filter((action) =>
      decide(resource, sessions[scope], {}, action, record as Record<string, unknown>),
    );
    expect(asked).toEqual(['list', 'show', 'export']);
  });

  it.each([
    ['account-1', true],
    ['account-9', false],
  ])('of account %s is a provider user’s where the accounts are known: %s', (account_sid, isAllowed) => {
    const accounts = new Set(['account-1']);
    expect(decide(ofAccounts, sessions.service_provider, {}, 'edit', { account_sid }, accounts)).toBe(isAllowed);
  });

  it('passes at a level that the resource has no field for', () => {
    expect(decide(ofAccounts, sessions.service_provider, {}, 'edit', foreign)).toBe(true);
  });

  it('of a record that view-only users own lets them read it', () => {
    const asked = (action: string) => decide(compiled({}), viewOnly(sessions.account), {}, action, mine);
    expect([asked('show'), asked('edit')]).toEqual([true, false]);
  });
});

describe('a condition', () => {
  const resource = compiled({
    when: { delete: { name: { not: 'default' } }, create: { 'session.account_sid': { set: true } } },
  });

  it.each([
    ['default', false],
    ['other', true],
  ])('is asked about the record: %s %s', (name, isAllowed) => {
    expect(decide(resource, sessions.admin, {}, 'delete', { name })).toBe(isAllowed);
  });

  it('about the record does not refuse the page', () => {
    expect(decide(resource, sessions.admin, {}, 'delete')).toBe(true);
  });

  it('about the session does', () => {
    expect(decide(resource, sessions.admin, {}, 'create')).toBe(false);
    expect(decide(resource, sessions.account, {}, 'create')).toBe(true);
  });
});

describe('a field', () => {
  it.each<[string, Scope, boolean]>([
    ['secret', 'admin', true],
    ['secret', 'service_provider', false],
    ['name', 'account', true],
    ['unknown', 'admin', false],
  ])('%s for %s: %s', (field, scope, isAllowed) => {
    expect(decideField(compiled({}), field, sessions[scope])).toBe(isAllowed);
  });
});
