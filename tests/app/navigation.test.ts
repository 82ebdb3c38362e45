// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isCurrent, navigationFor } from '../../src/app/admin/navigation';
import type { Session } from '../../src/session/session';
import { buildAccountSession, buildProviderSession, buildSession } from '../support/builders';
import { compiledResource, registryOf } from './support/compiledResource';

const registry = registryOf(
  compiledResource('numbers', { nav: { group: 'byo-services', order: 90 } }),
  compiledResource('people', { nav: { order: 10 } }),
  compiledResource('customers', {
    nav: {
      order: 20,
      to: [
        { when: { 'session.scope': 'account' }, path: '/internal/customers/{session.account_sid}/edit', label: 'own' },
      ],
    },
    access: { scope: { list: 'service_provider' }, denied: {} },
  }),
  compiledResource('policy', { nav: { order: 30 }, access: { scope: { list: 'admin' }, denied: {} } }),
  compiledResource('routes', { nav: { order: 40 }, feature: 'routing' }),
  compiledResource('hidden', { nav: undefined }),
);

const placesOf = (session: Session, features: Record<string, boolean> = {}) =>
  navigationFor({ registry, session, features }).map(({ name, items }) => [name, items.map((item) => item.to)]);

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

  it('holds what a deployment has switched on', () => {
    expect(placesOf(buildSession(), { routing: true })[0]?.[1]).toContain('/internal/routes');
  });

  it.each([
    ['/internal/people', true],
    ['/internal/people/1/edit', true],
    ['/internal/people-else', false],
    ['/internal', false],
  ])('is at people on %s: %s', (path, is) => {
    expect(isCurrent({ resource: 'people', to: '/internal/people', icon: undefined, label: undefined }, path)).toBe(is);
  });
});
