import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { enter } from '../../support/enter';
import { hotlineSid } from './api';
import { here, openAt } from './openAt';

const list = '/internal/hotlines';
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('row')
    .slice(1)
    .map((each) => /Airport|Brewery|Cinema|Dentist/.exec(each.textContent)?.[0]);

describe('a hand-written list', () => {
  it('has our heading, names the tab of the browser, and calls fields by their humanised names', async () => {
    await openAt(list);
    await row('Airport');
    expect(screen.getByRole('heading', { level: 1, name: 'Hotlines' })).toBeVisible();
    expect(document.title).toBe('Hotlines · Voice Console');
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['', 'Name', 'Kind', 'Team', 'Opens on', 'Actions']);
  });

  it('shows what a record refers to by its title, and leads to it', async () => {
    await openAt(list);
    const link = await within(await row('Airport')).findByRole('link', { name: 'Night watch' });
    expect(link.getAttribute('href')).toMatch(/^\/internal\/teams\//);
    expect(within(await row('Airport')).getByText('15/01/2031')).toBeVisible();
  });

  it('opens a record by a press on its row', async () => {
    const { user } = await openAt(list);
    await user.click(within(await row('Brewery')).getByText('support'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotline Brewery' })).toBeVisible();
    expect(here()).toBe(`${list}/${hotlineSid(2)}/show`);
  });

  it.each([
    ['Edit', `${list}/${hotlineSid(1)}/edit`],
    ['Show', `${list}/${hotlineSid(1)}/show`],
  ])('has a button %s that leads to our address', async (name, address) => {
    const { user } = await openAt(list);
    await user.click(await within(await row('Airport')).findByRole('link', { name }));
    await waitFor(() => expect(here()).toBe(address));
  });

  it('has a button Create that leads to our address', async () => {
    const { user } = await openAt(list);
    await user.click(await screen.findByRole('link', { name: 'Create' }));
    await waitFor(() => expect(here()).toBe(`${list}/add`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Hotlines' })).toBeVisible();
  });

  it('asks for the whole record when it is opened', async () => {
    const { api, user } = await openAt(list);
    await user.click(await within(await row('Airport')).findByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(api.lines(`GET /Hotlines/${hotlineSid(1)}`)).toHaveLength(1));
  });

  it('is exported as CSV', async () => {
    const saved: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    const { user } = await openAt(list);
    await row('Airport');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]!.text()).toMatch(/Airport[\s\S]*Dentist/);
  });
});

describe('the filters of a hand-written list', () => {
  it('find by a text', async () => {
    const { user } = await openAt(list);
    await row('Airport');
    await enter(user, screen.getByPlaceholderText('Search'), 'cine');
    await waitFor(() => expect(names()).toEqual(['Cinema']));
  });

  it('are added by a button, with a list to choose from', async () => {
    const { user } = await openAt(list);
    await row('Airport');
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Kind' }));
    await user.click(await screen.findByRole('combobox', { name: 'Kind' }));
    await user.click(await screen.findByRole('option', { name: 'Support' }));
    await waitFor(() => expect(names()).toEqual(['Brewery', 'Dentist']));
  });

  it('find by a record of another resource that is looked for by typing', async () => {
    const { user } = await openAt(list);
    await row('Airport');
    await user.click(screen.getByRole('button', { name: 'Add filter' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Team' }));
    await enter(user, await screen.findByLabelText('Team'), 'fr');
    await user.click(await screen.findByText('Front desk', { selector: '[role=option]' }));
    await waitFor(() => expect(names()).toEqual(['Brewery', 'Dentist']));
  });
});

describe('what selects a record', () => {
  it('is called by its title', async () => {
    const { user } = await openAt(list);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Cinema' }));
    expect(screen.getByRole('checkbox', { name: 'Select Cinema' })).toBeChecked();
    expect(await screen.findByText('1 item selected')).toBeVisible();
    expect(here()).toBe(list);
  });

  it('has a name in the older table, too', async () => {
    const { user } = await openAt(list, { preferences: { 'hotlines.old': true } });
    const boxes = await screen.findAllByRole('checkbox', { name: 'Select this row' });
    expect(boxes).toHaveLength(4);
    await user.click(boxes[0]!);
    expect(await screen.findByText('1 item selected')).toBeVisible();
  });
});

describe('the switches of react-admin', () => {
  it('change the console between light and dark', async () => {
    const { user } = await openAt(list);
    await user.click(await screen.findByRole('button', { name: 'Toggle light/dark mode' }));
    await waitFor(() => expect(document.documentElement.dataset.mode).toBe('dark'));
    await user.click(screen.getByRole('button', { name: 'User menu of ada' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Theme: Dark' })).toBeChecked();
  });

  it('begin with what the system asks for once that is chosen again', async () => {
    const { user } = await openAt(list, { preferences: { theme: 'dark' } });
    await user.click(await screen.findByRole('button', { name: 'User menu of ada' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Theme: System' }));
    await waitFor(() => expect(document.documentElement.dataset.mode).toBe('light'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Toggle light/dark mode' }));
    await waitFor(() => expect(document.documentElement.dataset.mode).toBe('dark'));
  });

  it('change the language', async () => {
    const { user } = await openAt(list);
    await user.click(await screen.findByRole('button', { name: 'English' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deutsch' }));
    expect(await screen.findByRole('link', { name: 'Anlegen' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('de');
    expect(screen.getByRole('checkbox', { name: 'Alle auswählen' })).toBeInTheDocument();
  });
});
