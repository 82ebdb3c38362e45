import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { ResourceDeclaration } from '../../../../src/schema/types';
import { fakePlatform, type PlatformRoute } from '../../../support/fakePlatform';
import { renderConsole, type ConsoleSetting } from '../../../support/renderConsole';

/** An identifier as the platform makes them. */
export const sid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

type Thing = Partial<ResourceDeclaration>;

/** A made-up resource `things` at `/Things`; the changes say what is special about it. */
export const thing = (changes: Thing): ResourceDeclaration => ({
  name: 'things',
  title: 'name',
  api: { base: '/Things', id: 'thing_sid' },
  access: { scope: 'account' },
  list: { columns: ['name'] },
  ...changes,
  fields: { thing_sid: { type: 'sid' }, name: { type: 'text' }, ...changes.fields },
});

/** One section with all of the fields. */
export const oneSection = (...fields: string[]) => ({ sections: { main: fields } });

/** The stored record of a made-up resource: answers GET, and takes PUT over as the platform does. */
export function stored(record: Record<string, unknown>, path = '/Things') {
  const now = { ...record };
  return {
    now,
    routes: {
      [`GET ${path}`]: () => [now],
      [`GET ${path}/:id`]: () => now,
      [`PUT ${path}/:id`]: ({ body }) => {
        Object.assign(now, body);
      },
    } as Record<string, PlatformRoute>,
  };
}

/** Opens a form over a platform with these routes. */
export function arrangeForm(
  declarations: ResourceDeclaration[],
  routes: Record<string, PlatformRoute>,
  setting: Partial<Omit<ConsoleSetting, 'declarations' | 'fetch'>> = {},
) {
  const platform = fakePlatform({ 'GET /Things': () => [], ...routes });
  const view = renderConsole({ declarations, fetch: platform.fetch, at: '/internal/things/add', ...setting });
  const bodies = (method: string) =>
    platform.requests.filter((request) => request.method === method).map(({ body }) => body);
  return { ...view, platform, bodies, save: async () => view.user.click(screen.getByRole('button', { name: 'Save' })) };
}

/** The address of a thing's form. */
export const editAddress = (id: string, resource = 'things') => ({ at: `/internal/${resource}/${id}/edit` });

/** Refusals are logged by react-admin in development: that is not a fault of the test. */
export const expectRefusals = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
