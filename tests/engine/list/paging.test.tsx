import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageAfterResize } from '../../../src/engine/list/paging/pageButtons';
import { screenCommands } from '../../../src/actions/screenCommands';
import { createI18nProvider } from '../../../src/app/i18n';
import { accountFilter } from '../../../src/session/choices/accountFilter';
import { fakePlatform } from '../../support/fakePlatform';
import { renderConsole } from '../../support/renderConsole';
import { makeThings, messages, pagesOf, things, wholeThings } from './things';

const openPaged = (at = '/internal/things') => {
  const platform = fakePlatform({ 'GET /Things': pagesOf(makeThings(120)) });
  return { platform, ...renderConsole({ declarations: [things()], fetch: platform.fetch, at, messages }) };
};

const openWhole = () => {
  const platform = fakePlatform({ 'GET /Things': () => makeThings(60) });
  const declarations = [wholeThings()];
  return { platform, ...renderConsole({ declarations, fetch: platform.fetch, at: '/internal/things', messages }) };
};

const nameOfRow = (row: HTMLElement) => within(row).getByRole('link', { name: /^Thing/ }).textContent;
const rowNames = () => screen.getAllByRole('row').slice(1).map(nameOfRow);

beforeEach(() => accountFilter.set(undefined));

describe('a list whose server pages', () => {
  it('asks for one page of 25', async () => {
    const { platform } = openPaged();
    await screen.findByRole('link', { name: 'Thing 1' });
    expect(platform.lines()).toEqual(['GET /Things?page=1&page_size=25']);
    expect(screen.queryByRole('link', { name: 'Thing 26' })).not.toBeInTheDocument();
  });

  it('asks for the page that is pressed', async () => {
    const { platform, user } = openPaged();
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await screen.findByRole('link', { name: 'Thing 26' });
    expect(platform.lines()).toEqual(['GET /Things?page=1&page_size=25', 'GET /Things?page=2&page_size=25']);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('makes one request when the page size changes, for the page that holds the row which stood first', async () => {
    const { platform, user } = openPaged('/internal/things?page=5&perPage=25&filter={}');
    await screen.findByRole('link', { name: 'Thing 101' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Records on a page' }), '100 / page');
    await waitFor(() => expect(platform.lines().slice(1)).toEqual(['GET /Things?page=2&page_size=100']));
    expect(await screen.findByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Thing 101' })).toBeInTheDocument();
  });

  it('offers the pages beside it in the command palette', async () => {
    openPaged();
    await screen.findByRole('link', { name: 'Thing 1' });
    const labels = () => screenCommands.get().map(({ label }) => label);
    expect(labels()).toEqual(['Next page']);
    act(() => screenCommands.get()[0]!.run());
    await screen.findByRole('link', { name: 'Thing 26' });
    expect(labels()).toEqual(expect.arrayContaining(['Previous page', 'Next page']));
  });

  it.each([
    [1, 25, 100, 1],
    [5, 25, 100, 2],
    [2, 100, 25, 5],
    [3, 50, 25, 5],
    [4, 25, 50, 2],
  ])('leads from page %d of %d rows, with %d rows, to page %d', (page, perPage, newSize, to) =>
    expect(pageAfterResize(page, perPage, newSize)).toBe(to),
  );

  it('writes how many there are, and its pages, as the language does', async () => {
    const i18nProvider = await createI18nProvider();
    await i18nProvider.changeLocale('de');
    const platform = fakePlatform({ 'GET /Things': pagesOf(makeThings(27_953)) });
    renderConsole({ declarations: [things()], fetch: platform.fetch, at: '/internal/things', messages, i18nProvider });
    expect(await screen.findByText(/^Insgesamt: 27\.953 /)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Seite 1\.119$/ })).toHaveTextContent('1.119');
  });

  it('offers no sort that the server does not do', async () => {
    openPaged();
    await screen.findByRole('link', { name: 'Thing 1' });
    expect(within(screen.getByRole('columnheader', { name: 'Name' })).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a list that comes as a whole', () => {
  it('is paged here, with one request', async () => {
    const { platform, user } = openWhole();
    await user.click(await screen.findByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(rowNames()).toHaveLength(10));
    expect(platform.lines()).toEqual(['GET /Things']);
  });

  it('is sorted by the heading that is pressed, and the other way round when it is pressed again', async () => {
    const { user } = openWhole();
    const heading = await screen.findByRole('columnheader', { name: 'Colour' });
    expect(heading).not.toHaveAttribute('aria-sort');
    await user.click(within(heading).getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('blue'));
    expect(screen.getByRole('columnheader', { name: 'Colour' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(screen.getByRole('columnheader', { name: 'Colour' })).getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('red'));
    expect(screen.getByRole('columnheader', { name: 'Colour' })).toHaveAttribute('aria-sort', 'descending');
  });
});
