import { screen, waitFor, within } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { buildSession } from '../../support/builders';
import { fakePlatform, type PlatformRequest } from '../../support/fakePlatform';
import { renderConsole } from '../../support/renderConsole';
import { makeThings, messages, pagesOf, things, type Thing } from './things';

const open = (rows: Thing[], more: Partial<Parameters<typeof renderConsole>[0]> = {}) => {
  const platform = fakePlatform({
    'GET /Things': pagesOf(rows),
    'GET /Owners': () => [{ owner_sid: 'o1', label: 'Acme, Inc.' }],
  });
  return {
    platform,
    ...renderConsole({ declarations: [things()], fetch: platform.fetch, at: '/internal/things', messages, ...more }),
  };
};

const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

/** Catches the file that is offered for download. */
function catchDownload() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { names, text: () => blobs[0]!.text() };
}

beforeEach(() => accountFilter.set(undefined));

describe('the columns of a list', () => {
  it('are hidden and shown again, and remembered', async () => {
    const store = memoryStore();
    const { user } = open(makeThings(1), { store });
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose and order the columns' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Colour' }));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(headings()).toEqual(['Name', 'Actions']);
    expect(store.getItem('prefs.columns.things')).toEqual({ order: ['name', 'colour'], hidden: ['colour'] });
  });

  it('are ordered by buttons', async () => {
    const { user } = open(makeThings(1));
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Move Colour up' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(headings()).toEqual(['Colour', 'Name', 'Actions']);
  });

  it('are left out where the session’s scope is too low', async () => {
    const list = { columns: ['name', 'account_sid'] };
    open(makeThings(1), {
      declarations: [things({ list })],
      session: buildSession({ scope: 'account', account_sid: 'account-1' }),
    });
    await screen.findByRole('link', { name: 'Thing 1' });
    expect(headings()).toEqual(['Name', 'Actions']);
  });
});

describe('the export', () => {
  const owned = things({
    fields: { ...things().fields, owner_sid: { type: 'reference', reference: { resource: 'owners' } } },
    list: { columns: ['name', 'colour', 'token', 'owner_sid'], filters: ['q'] },
  });
  const owners = things({
    name: 'owners',
    title: 'label',
    api: { base: '/Owners', id: 'owner_sid', many: 'list' },
    operations: ['list', 'create', 'edit', 'delete'],
    fields: { owner_sid: { type: 'sid' }, label: { type: 'text' } },
    access: { scope: 'account' },
    list: { columns: ['label'] },
    form: { sections: { owner: ['label'] } },
  });

  it('writes every row of every page, guards formulas, keeps phone numbers, names references and hides secrets', async () => {
    const file = catchDownload();
    const [first, second, ...rest] = makeThings(30);
    const rows = [
      { ...first!, name: '=HYPERLINK("x")', token: 'hush', owner_sid: 'o1' },
      { ...second!, name: '+15550100', colour: 'grün, "blau"' },
      ...rest,
    ];
    const { user } = open(rows, { declarations: [owned, owners] });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Exported 30 records')).toBeInTheDocument();
    const text = await file.text();
    const lines = text.replace(/^\uFEFF/, '').split('\r\n');
    expect(lines[0]).toBe('Name,Colour,Owner');
    expect(lines).toContain(`"'=HYPERLINK(""x"")",red,"Acme, Inc."`);
    expect(lines).toContain('+15550100,"grün, ""blau""",');
    expect(lines.filter((line) => line !== '')).toHaveLength(31);
    expect(text).not.toContain('hush');
    expect(file.names).toEqual([expect.stringMatching(/^things-\d{4}-\d\d-\d\d\.csv$/)]);
  });

  it('holds what the filters let through', async () => {
    const file = catchDownload();
    const filter = encodeURIComponent(JSON.stringify({ q: 'Thing 2' }));
    const { user } = open(makeThings(30), { at: `/internal/things?filter=${filter}` });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('Exported 11 records');
    expect(await file.text()).not.toContain('Thing 3');
  });

  it('is cancelled by a second press, without a file', async () => {
    const file = catchDownload();
    const platform = fakePlatform({
      'GET /Things': ({ query }) =>
        query.page_size === '500' ? new Promise(() => undefined) : pagesOf(makeThings(2))({ query } as PlatformRequest),
    });
    const { user } = renderConsole({
      declarations: [things()],
      fetch: platform.fetch,
      at: '/internal/things',
      messages,
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    expect(await screen.findByText('The export was cancelled.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Export' })).toBeInTheDocument();
    expect(file.names).toEqual([]);
  });

  it('is cancelled too while the names of references are fetched', async () => {
    const file = catchDownload();
    const rows = makeThings(1).map((row) => ({ ...row, owner_sid: 'o1' }));
    let answerOwners: (value: unknown) => void = () => undefined;
    const platform = fakePlatform({
      'GET /Things': pagesOf(rows),
      'GET /Owners': () => new Promise((resolve) => (answerOwners = resolve)),
    });
    const declarations = [owned, owners];
    const { user } = renderConsole({ declarations, fetch: platform.fetch, at: '/internal/things', messages });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(platform.lines('GET /Owners').length).toBeGreaterThan(0));
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    answerOwners([{ owner_sid: 'o1', label: 'Acme' }]);
    expect(await screen.findByText('The export was cancelled.')).toBeInTheDocument();
    expect(file.names).toEqual([]);
  });

  it('is not offered where it is not allowed', async () => {
    open(makeThings(1), {
      declarations: [things({ access: { scope: { account: ['list', 'show'] } } })],
      session: buildSession({ scope: 'service_provider' }),
    });
    await screen.findByRole('button', { name: 'Columns' });
    await screen.findByRole('link', { name: 'Thing 1' });
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});
