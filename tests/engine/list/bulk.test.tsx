import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { fakePlatform, refusal, type PlatformRoute } from '../../support/fakePlatform';
import { renderConsole } from '../../support/renderConsole';
import { makeThings, messages, pagesOf, sidOf, things } from './things';
import { enter } from '../../support/enter';

const paint = {
  on: ['bulk' as const],
  call: 'PUT /Things/{id}' as const,
  body: { colour: '{ask.colour}' },
  ask: { colour: { type: 'text', required: true } },
};

const painted = (list = {}) =>
  things({
    actions: { paint },
    list: { columns: ['name', 'colour'], filters: ['q', 'account_sid'], bulk: ['paint', 'delete'], ...list },
  });

const open = (put: PlatformRoute, declaration = painted(), rows = makeThings(10)) => {
  const platform = fakePlatform({ 'GET /Things': pagesOf(rows), 'PUT /Things/:id': put });
  const view = renderConsole({ declarations: [declaration], fetch: platform.fetch, at: '/internal/things', messages });
  return { platform, ...view };
};

type User = ReturnType<typeof open>['user'];

const selectAll = async (user: User) =>
  user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));

async function paintSelection(user: User, colour: string) {
  await user.click(await screen.findByRole('button', { name: 'Paint' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paint things' });
  await enter(user, await within(dialog).findByRole('textbox'), colour);
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
}

beforeEach(() => {
  accountFilter.set(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

describe('a bulk action', () => {
  it('asks once and makes one call for each selected row', async () => {
    const { platform, user } = open(() => undefined);
    await selectAll(user);
    expect(await screen.findByText('10 selected')).toBeInTheDocument();
    await paintSelection(user, 'green');
    expect(await screen.findByText('Things painted successfully')).toBeInTheDocument();
    const calls = platform.requests.filter(({ method }) => method === 'PUT');
    expect(calls.map(({ path }) => path).toSorted()).toEqual(
      makeThings(10)
        .map((t) => `/Things/${t.thing_sid}`)
        .toSorted(),
    );
    expect(calls.map(({ body }) => body)).toEqual(Array.from({ length: 10 }, () => ({ colour: 'green' })));
    await waitFor(() => expect(screen.queryByText('10 selected')).not.toBeInTheDocument());
  });

  it('reports the one row that was refused and leaves only that one selected', async () => {
    const { user } = open(({ params }) => (params.id === sidOf(4) ? refusal(422, 'no green for this one') : undefined));
    await selectAll(user);
    await paintSelection(user, 'green');
    const report = await screen.findByRole('region', { name: 'Report' });
    expect(report).toHaveTextContent('9 done · 1 failed');
    expect(within(report).getByText('Thing 4: no green for this one')).toBeInTheDocument();
    expect(screen.queryByText('Things painted successfully')).not.toBeInTheDocument();
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select Thing 4' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Thing 5' })).not.toBeChecked();
  });

  it('shows its progress, lets the list be used meanwhile, and can be cancelled', async () => {
    const { platform, user } = open(() => new Promise(() => undefined));
    await selectAll(user);
    await paintSelection(user, 'green');
    expect(await screen.findByText('Painting things...')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(platform.lines('PUT')).toHaveLength(6);
    expect(screen.getByRole('searchbox', { name: 'Filter things' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const report = await screen.findByRole('region', { name: 'Report' });
    expect(report).toHaveTextContent('10 not begun or cancelled');
    expect(platform.lines('PUT')).toHaveLength(6);
  });

  it('runs only for rows that can be seen: a changed filter ends the selection', async () => {
    const { user } = open(() => undefined);
    await selectAll(user);
    await enter(user, screen.getByRole('searchbox', { name: 'Filter things' }), 'Thing 1');
    await waitFor(() => expect(screen.queryByText('10 selected')).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
  });
});

describe('an action of the list', () => {
  it('is called once, without a record', async () => {
    const refresh = { on: ['list' as const], call: 'PUT /Things/all' as const };
    const { platform, user } = open(() => undefined, things({ actions: { refresh } }));
    await user.click(await screen.findByRole('button', { name: 'Refresh all' }));
    expect(await screen.findByText('All refreshed')).toBeInTheDocument();
    expect(platform.lines('PUT')).toEqual(['PUT /Things/all']);
  });
});
