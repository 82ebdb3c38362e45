import { describe, expect, it } from 'vitest';
import { isCurrent, navigationFor } from '../../../src/app/navigation/navigation';
import type { Session } from '../../../src/session/session';
import { buildAccountSession, buildProviderSession, buildSession } from '../../support/builders';
import { declarations } from '../../../resources';
import { createRegistry } from '../../../src/schema/registry';
import { compiledResource, registryOf } from '../support/compiledResource';

const provider = (ms_teams_fqdn: string | null) => ({ service_provider_sid: 'sp-1', name: 'Alpha', ms_teams_fqdn });
const withDomain = { 'session.current_service_provider.ms_teams_fqdn': { set: true } };

/** A menu as the specification has it, by made-up names: who sees what depends on scope, deployment and provider. */
const registry = registryOf(
  compiledResource('numbers', { nav: { group: 'byo-services', order: 30 } }),
  compiledResource('tenants', {
    nav: { group: 'byo-services', order: 40 },
    access: { scope: { list: 'account' }, when: { list: withDomain }, denied: {}, owner: {} },
  }),
  compiledResource('routing', {
    nav: { group: 'byo-services', order: 50, visible: { 'features.lcr': true } },
    access: { scope: { list: 'admin' }, denied: { list: '/internal/routing/first' }, owner: {} },
  }),
  compiledResource('people', { nav: { order: 10, visible: { 'features.hosted': { not: true } } } }),
  compiledResource('customers', {
    nav: { order: 20 },
    access: {
      scope: { list: 'service_provider' },
      denied: { list: '/internal/customers/{session.account_sid}/edit' },
      owner: {},
    },
  }),
  compiledResource('policy', {
    nav: { order: 30 },
    access: { scope: { list: 'admin' }, denied: { list: '/internal/people/x' }, owner: {} },
  }),
  compiledResource('hidden', { nav: undefined }),
);

const placesOf = (session: Session, features: Record<string, boolean> = {}) =>
  navigationFor({ registry, session, features }).map(({ name, items }) => [name, items.map((item) => item.to)]);
const allPlaces = (...given: Parameters<typeof placesOf>) => placesOf(...given).flatMap(([, places]) => places);

const declared = createRegistry(declarations);

describe('the navigation of the console', () => {
  const shared = ['clients', 'applications', 'recent-calls', 'call-overview', 'alerts'];
  const services = ['carriers', 'speech-services', 'phone-numbers', 'least-cost-routing'];
  it.each([
    ['an admin', buildSession(), ['users', 'settings', 'accounts', ...shared, ...services]],
    ['a provider user', buildProviderSession(), ['users', 'settings', 'accounts', ...shared, ...services]],
    ['an account user', buildAccountSession(), ['users', 'accounts', ...shared, ...services]],
  ])('of %s is as specified, in its order', (_who, session, names) => {
    const groups = navigationFor({ registry: declared, session, features: { lcr: true } });
    expect(groups.flatMap(({ items }) => items.map(({ resource }) => resource))).toEqual(names);
  });
});

describe('the navigation', () => {
  it.each([
    ['an admin', buildSession(), ['/internal/people', '/internal/customers', '/internal/policy']],
    ['a provider user', buildProviderSession(), ['/internal/people', '/internal/customers']],
    ['an account user', buildAccountSession(), ['/internal/people', '/internal/customers/account-1/edit']],
  ])('of %s holds what they may go to, in order and grouped', (_who, session, places) => {
    expect(placesOf(session)).toEqual([
      [undefined, places],
      ['byo-services', ['/internal/numbers']],
    ]);
  });

  it.each([
    ['an admin with routing', buildSession(), { lcr: true }, '/internal/routing', true],
    ['an admin without routing', buildSession(), { lcr: false }, '/internal/routing', false],
    ['a provider user with routing', buildProviderSession(), { lcr: true }, '/internal/routing/first', true],
    ['an account user with routing', buildAccountSession(), { lcr: true }, '/internal/routing/first', true],
    ['an account user without routing', buildAccountSession(), { lcr: false }, '/internal/routing/first', false],
    ['an admin', buildSession(), { hosted: false }, '/internal/people', true],
    ['an admin of a hosted system', buildSession(), { hosted: true }, '/internal/people', false],
    ['an account user of a hosted system', buildAccountSession(), { hosted: true }, '/internal/people', false],
  ])('of %s (%o) leads to %s: %s', (_who, session, features, place, is) => {
    expect(allPlaces(session, features).includes(place)).toBe(is);
  });

  it.each([
    ['a domain', provider('teams.example.com'), true],
    ['no domain', provider(null), false],
    ['what is not known yet', undefined, false],
  ])('of a provider with %s holds what needs one: %s', (_what, current_service_provider, is) => {
    const known = current_service_provider ? { current_service_provider } : {};
    for (const session of [buildSession(known), buildProviderSession(known), buildAccountSession(known)])
      expect(allPlaces(session).includes('/internal/tenants')).toBe(is);
  });

  it.each([
    ['/internal/people', true],
    ['/internal/people/1/edit', true],
    ['/internal/people-else', false],
    ['/internal', false],
  ])('is at people on %s: %s', (path, is) => {
    expect(isCurrent({ resource: 'people', to: '/internal/people', icon: undefined, isOwn: false }, path)).toBe(is);
  });
});
