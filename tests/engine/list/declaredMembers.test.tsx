import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actions } from '../../../src/actions/registry';
import type { Action, ResourceDeclaration } from '../../../src/schema/types';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { fakePlatform, refusal, type PlatformRoute } from '../../support/fakePlatform';
import { withEverythingInView } from '../../support/browser/inView';
import { renderConsole } from '../../support/renderConsole';
import { makeThings, messages, pagesOf, sidOf, things } from './things';

const open = (declaration: ResourceDeclaration, routes: Record<string, PlatformRoute>, count = 5) => {
  const platform = fakePlatform({ 'GET /Things': pagesOf(makeThings(count)), ...routes });
  const view = renderConsole({ declarations: [declaration], fetch: platform.fetch, at: '/internal/things', messages });
  return { platform, ...view };
};

/** A route that answers a little later, and how many calls were under way at most. */
function counting(answer: unknown) {
  let now = 0;
  const seen = { most: 0 };
  const route: PlatformRoute = async () => {
    now += 1;
    seen.most = Math.max(seen.most, now);
    await new Promise((resolve) => setTimeout(resolve, 10));
    now -= 1;
    return answer;
  };
  return { route, seen };
}

beforeEach(() => {
  accountFilter.set(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

describe('a bulk action', () => {
  const painting = (call: Action['call']) =>
    things({
      actions: { paint: { on: ['bulk'], call, body: { colour: 'green' } } },
      list: { columns: ['name'], filters: ['q'], bulk: ['paint'] },
    });
  actions.register('paint-by-code', async ({ dataProvider, records: [thing] }) => {
    await dataProvider.call(`/Things/${String(thing?.id)}`, { method: 'PUT', body: { colour: 'green' } });
    return undefined;
  });

  it.each([
    [2, painting({ use: 'paint-by-code', atOnce: 2 })],
    [6, painting({ use: 'paint-by-code' })],
    [6, painting('PUT /Things/{id}')],
  ])('makes at most %d calls at once', async (most, declaration) => {
    const { route, seen } = counting(undefined);
    const { user, platform } = open(declaration, { 'PUT /Things/:id': route }, 12);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(await screen.findByRole('button', { name: 'Paint' }));
    expect(await screen.findByText('Things painted successfully')).toBeInTheDocument();
    expect(platform.lines('PUT')).toHaveLength(12);
    expect(seen.most).toBe(most);
  });
});

describe('a column that asks for its value', () => {
  withEverythingInView();

  const asking = () =>
    things({
      list: { columns: ['name', { field: 'colour', load: '/Paints?of={thing_sid}' }] },
    });

  it('shows what the platform answers for each row, and cannot be sorted by', async () => {
    const routes: Record<string, PlatformRoute> = { 'GET /Paints': ({ query }) => `paint of ${query.of?.slice(-1)}` };
    const { platform } = open(asking(), routes, 3);
    for (const row of [1, 2, 3]) expect(await screen.findByText(`paint of ${row}`)).toBeInTheDocument();
    expect(platform.lines('GET /Paints').toSorted()).toEqual([1, 2, 3].map((n) => `GET /Paints?of=${sidOf(n)}`));
    expect(screen.queryByRole('button', { name: 'Colour' })).not.toBeInTheDocument();
  });

  it('says where that failed, and asks again at a press', async () => {
    const answers: unknown[] = [refusal(500, 'no paint'), 'late paint'];
    const { user } = open(asking(), { 'GET /Paints': () => answers.shift() }, 1);
    await user.click(await screen.findByRole('button', { name: /no paint/ }));
    expect(await screen.findByText('late paint')).toBeInTheDocument();
  });

  it('asks six at once at most', async () => {
    const { route, seen } = counting('paint');
    /* Cells of one column share a queue, whatever lists show it. */
    const declaration = { ...asking(), name: 'slow-things' };
    const platform = fakePlatform({ 'GET /Things': pagesOf(makeThings(9)), 'GET /Paints': route });
    renderConsole({ declarations: [declaration], fetch: platform.fetch, at: '/internal/slow-things' });
    await waitFor(() => expect(screen.getAllByText('paint')).toHaveLength(9));
    expect(seen.most).toBe(6);
  });
});
