import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screenCommands } from '../../../src/actions/screenCommands';
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
  const asked = await screen.findByRole('group', { name: 'Paint' });
  await enter(user, await within(asked).findByRole('textbox'), colour);
  await user.click(within(asked).getByRole('button', { name: 'Paint' }));
}

const otherThings = (count: number) =>
  makeThings(count).map((thing, index) => ({ ...thing, name: `Other ${index}`, thing_sid: sidOf(1000 + index) }));

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
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('is offered in the command palette, with the rows that it is for', async () => {
    const { user } = open(() => undefined);
    expect(screenCommands.get()).toEqual([]);
    await selectAll(user);
    await screen.findByText('10 selected');
    const labels = () => screenCommands.get().map(({ label }) => label);
    await waitFor(() => expect(labels()).toEqual(['Paint: 10 selected rows', 'Delete: 10 selected rows']));
    act(() => screenCommands.get()[0]!.run());
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Colour/ })).toHaveFocus());
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
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.lines('PUT')).toHaveLength(6);
    expect(screen.getByRole('searchbox', { name: 'Filter things' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const report = await screen.findByRole('region', { name: 'Report' });
    expect(report).toHaveTextContent('10 not begun or cancelled');
    expect(platform.lines('PUT')).toHaveLength(6);
  });

  it('is tried again for what was refused, by a press in the report', async () => {
    let refusals = 1;
    const { platform, user } = open(({ params }) =>
      params.id === sidOf(4) && refusals-- > 0 ? refusal(503, 'not now') : undefined,
    );
    await selectAll(user);
    await paintSelection(user, 'green');
    const report = await screen.findByRole('region', { name: 'Report' });
    const before = platform.lines('PUT').length;
    await user.click(within(report).getByRole('button', { name: 'Try 1 again' }));
    expect(await screen.findByText('Things painted successfully')).toBeInTheDocument();
    expect(platform.lines('PUT').slice(before)).toEqual([`PUT /Things/${sidOf(4)}`]);
    await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());
  });

  it('asks in a dialog where it has more than one question', async () => {
    const ask = { ...paint.ask, name: { type: 'text' } };
    const { user } = open(() => undefined, { ...painted(), actions: { paint: { ...paint, ask } } });
    await selectAll(user);
    await user.click(await screen.findByRole('button', { name: 'Paint' }));
    expect(within(await screen.findByRole('dialog', { name: 'Paint things' })).getAllByRole('textbox')).toHaveLength(2);
  });

  it('runs only for rows that can be seen: a changed filter ends the selection', async () => {
    const { user } = open(() => undefined);
    await selectAll(user);
    await enter(user, screen.getByRole('searchbox', { name: 'Filter things' }), 'Thing 1');
    await waitFor(() => expect(screen.queryByText('10 selected')).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
  });
});

/** What a filter lets through, on more than one page. */
describe('everything that matches', () => {
  const many = () => open(() => undefined, painted(), makeThings(340));
  const selectMatching = async (user: User) => {
    await selectAll(user);
    await user.click(await screen.findByRole('button', { name: 'Select all 340 that match' }));
    await screen.findByText('340 selected');
  };

  it('is not selected with the page, but by a press beside it', async () => {
    const { user } = many();
    await selectAll(user);
    expect(await screen.findByText('25 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Select all 340 that match' }));
    expect(await screen.findByText('340 selected')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /that match$/ })).not.toBeInTheDocument();
  });

  it('is not offered where the page shows all that there is', async () => {
    const { user } = open(() => undefined);
    await selectAll(user);
    await screen.findByText('10 selected');
    expect(screen.queryByRole('button', { name: /that match$/ })).not.toBeInTheDocument();
  });

  it('has one call for each record, on whatever page it is, at most six at once', async () => {
    let [open_, most] = [0, 0];
    const { platform, user } = open(
      async () => {
        most = Math.max(most, (open_ += 1));
        await Promise.resolve();
        open_ -= 1;
      },
      painted(),
      makeThings(340),
    );
    await selectMatching(user);
    await paintSelection(user, 'green');
    expect(await screen.findByText('Things painted successfully')).toBeInTheDocument();
    const paths = platform.requests.filter(({ method }) => method === 'PUT').map(({ path }) => path);
    expect(new Set(paths).size).toBe(340);
    expect(paths).toHaveLength(340);
    expect(most).toBeLessThanOrEqual(6);
  });

  it('is what the text filter finds, not what there is', async () => {
    const { platform, user } = open(() => undefined, painted(), [...makeThings(100), ...otherThings(60)]);
    await enter(user, await screen.findByRole('searchbox', { name: 'Filter things' }), 'Other');
    await screen.findByText('Total: 60 records');
    await selectAll(user);
    await user.click(await screen.findByRole('button', { name: 'Select all 60 that match' }));
    await screen.findByText('60 selected');
    await paintSelection(user, 'green');
    expect(await screen.findByText('Things painted successfully')).toBeInTheDocument();
    expect(platform.lines('PUT')).toHaveLength(60);
  });

  it('can be deleted, too', async () => {
    const rows = makeThings(60);
    const platform = fakePlatform({ 'GET /Things': pagesOf(rows), 'DELETE /Things/:id': () => undefined });
    const { user } = renderConsole({
      declarations: [painted()],
      fetch: platform.fetch,
      at: '/internal/things',
      messages,
    });
    await selectAll(user);
    await user.click(await screen.findByRole('button', { name: 'Select all 60 that match' }));
    await screen.findByText('60 selected');
    await user.click(
      within(screen.getByRole('region', { name: 'Selected rows' })).getByRole('button', { name: 'Delete' }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete 60 records?');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('60 records done')).toBeInTheDocument();
    expect(new Set(platform.lines('DELETE')).size).toBe(60);
  });

  it('ends with the page that it was selected on', async () => {
    const { user } = many();
    await selectMatching(user);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.queryByText('340 selected')).not.toBeInTheDocument());
  });

  it('says why it could not be read, and leaves the selection as it was', async () => {
    let isDown = false;
    const platform = fakePlatform({
      'GET /Things': (request) => (isDown ? refusal(500, 'no list today') : pagesOf(makeThings(60))(request)),
    });
    const { user } = renderConsole({
      declarations: [painted()],
      fetch: platform.fetch,
      at: '/internal/things',
      messages,
    });
    await selectAll(user);
    await screen.findByText('25 selected');
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Select all 60 that match' }));
    expect(await screen.findByText(/no list today/)).toBeInTheDocument();
    expect(screen.getByText('25 selected')).toBeInTheDocument();
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
