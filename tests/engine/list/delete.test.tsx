import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { fakePlatform, refusal, type PlatformRoute } from '../../support/fakePlatform';
import { renderConsole } from '../../support/renderConsole';
import { withEverythingInView } from '../../support/browser/inView';
import { makeThings, messages, pagesOf, sidOf, things } from './things';

const parts = things({
  name: 'parts',
  api: { base: '/Parts', id: 'part_sid' },
  fields: { part_sid: { type: 'sid' }, name: { type: 'text' }, thing_sid: { type: 'text' } },
  access: { scope: 'account' },
  list: { columns: ['name'] },
  form: { sections: { part: ['name'] } },
});

const guarded = things({ blockedBy: [{ resource: 'parts', filter: { thing_sid: '{thing_sid}' } }] });

const open = (routes: Record<string, PlatformRoute>, declarations = [guarded, parts]) => {
  const rows = makeThings(2);
  const platform = fakePlatform({
    'GET /Things': (request) => pagesOf(rows)(request),
    'DELETE /Things/:id': ({ params }) => {
      rows.splice(
        rows.findIndex(({ thing_sid }) => thing_sid === params.id),
        1,
      );
    },
    ...routes,
  });
  const texts = { ...messages, parts: { name: 'Part |||| Parts' } };
  const view = renderConsole({ declarations, fetch: platform.fetch, at: '/internal/things', messages: texts });
  return { platform, ...view };
};

const askToDelete = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Delete Thing 1' }));
  return screen.findByRole('dialog', { name: 'Delete Thing' });
};

const nothing = { 'GET /Parts': () => [] };
const used = {
  'GET /Parts': () => [
    { part_sid: 'p1', name: 'Wheel', thing_sid: sidOf(1) },
    { part_sid: 'p2', name: 'Axle', thing_sid: sidOf(1) },
    { part_sid: 'p3', name: 'Door', thing_sid: sidOf(2) },
  ],
};

withEverythingInView();
beforeEach(() => {
  accountFilter.set(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

describe('deleting a record that nothing uses', () => {
  it('asks with the name, deletes, says so and shows the rest', async () => {
    const { platform, user } = open(nothing);
    const dialog = await askToDelete(user);
    expect(await within(dialog).findByText('Are you sure you want to delete the thing Thing 1?')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted thing Thing 1')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Thing 1' })).not.toBeInTheDocument());
    expect(platform.lines('DELETE')).toEqual([`DELETE /Things/${sidOf(1)}`]);
    expect(platform.lines('GET /Things')).toHaveLength(2);
  });

  it('reads the list again, and nothing that is known of the other rows', async () => {
    const counted = things({
      list: { columns: ['name', { field: 'colour', load: '/Things/{thing_sid}/Colour' }] },
    });
    const { platform, user } = open({ 'GET /Things/:id/Colour': () => 'red' }, [counted]);
    await waitFor(() => expect(platform.lines('GET /Things/')).toHaveLength(2));
    const dialog = await askToDelete(user);
    await user.click(await within(dialog).findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Thing 1' })).not.toBeInTheDocument());
    expect(platform.lines('GET').slice(3)).toEqual(['GET /Things?page=1&page_size=25']);
  });

  it('puts the focus back on the button when the operator thinks better of it', async () => {
    const { platform, user } = open(nothing);
    const dialog = await askToDelete(user);
    await within(dialog).findByRole('button', { name: 'Delete' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Thing 1' })).toHaveFocus());
    expect(platform.lines('DELETE')).toEqual([]);
  });

  it('says that the record was gone already, and shows the list afresh', async () => {
    const { platform, user } = open({ ...nothing, 'DELETE /Things/:id': () => refusal(404, 'not found') });
    const dialog = await askToDelete(user);
    await user.click(await within(dialog).findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('It had already been deleted.')).toBeInTheDocument();
    await waitFor(() => expect(platform.lines('GET /Things')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says why the platform refuses', async () => {
    const { user } = open({ ...nothing, 'DELETE /Things/:id': () => refusal(422, 'things with parts stay') });
    const dialog = await askToDelete(user);
    await user.click(await within(dialog).findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('things with parts stay')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Thing 1' })).toBeInTheDocument();
  });
});

describe('deleting a record that is in use', () => {
  it('lists what uses it, with links, and offers only to close', async () => {
    const { platform, user } = open(used);
    const dialog = await askToDelete(user);
    const section = await within(dialog).findByRole('region', { name: 'Parts' });
    expect(within(section).getByRole('heading', { name: 'Parts (2)' })).toBeInTheDocument();
    expect(within(section).getByRole('link', { name: 'Wheel' })).toHaveAttribute('href', '/internal/parts/p1/edit');
    expect(within(section).queryByText('Door')).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(platform.lines('DELETE')).toEqual([]);
  });

  it('does not take what could not be asked for unused', async () => {
    const { user } = open({ 'GET /Parts': () => refusal(500, 'down') });
    const dialog = await askToDelete(user);
    expect(await within(dialog).findByText(/could not be checked completely/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('deleting several records', () => {
  it('leaves those that are in use and says so for each', async () => {
    const { platform, user } = open({ 'GET /Parts': () => [{ part_sid: 'p1', name: 'Wheel', thing_sid: sidOf(1) }] });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
    const bar = await screen.findByRole('region', { name: 'Selected rows' });
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    const report = await screen.findByRole('region', { name: 'Report' });
    expect(within(report).getByText('Thing 1: in use by Part (1)')).toBeInTheDocument();
    expect(platform.lines('DELETE')).toEqual([`DELETE /Things/${sidOf(2)}`]);
  });
});
