import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../support/enter';
import { hotlineSid, teamSid } from './api';
import { here, openAt } from './openAt';

const list = '/internal/hotlines';
const airport = `${list}/${hotlineSid(1)}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = ({ api }: Awaited<ReturnType<typeof openAt>>, method: string) =>
  api.requests.filter((request) => request.method === method).map(({ path, body }) => ({ path, body }));

describe('a hand-written page for a new record', () => {
  it('sends what was typed and chosen, and leads to the record at our address', async () => {
    const opened = await openAt(`${list}/add`);
    const { user } = opened;
    await enter(user, await screen.findByLabelText(/^Name/), 'Zoo');
    await user.click(screen.getByLabelText('Kind'));
    await user.click(await screen.findByRole('option', { name: 'Support' }));
    await enter(user, screen.getByLabelText('Team'), 'fr');
    await user.click(await screen.findByText('Front desk', { selector: '[role=option]' }));
    await enter(user, screen.getByLabelText('Opens on'), '2031-09-01');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await enter(user, await screen.findByLabelText('Digit'), '7');
    await enter(user, screen.getByLabelText('Says'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await heading('Hotlines Zoo');
    expect(here()).toMatch(/^\/internal\/hotlines\/[\w-]+\/edit$/);
    expect(sent(opened, 'POST')).toEqual([
      {
        path: '/Hotlines',
        body: {
          name: 'Zoo',
          kind: 'support',
          team_sid: teamSid(2),
          opens_on: '2031-09-01',
          menu_entries: [{ digit: '7', says: 'Hello' }],
        },
      },
    ]);
  });

  it('says which fields lack a value', async () => {
    const opened = await openAt(`${list}/add`);
    await enter(opened.user, await screen.findByLabelText('Opens on'), '2031-09-01');
    await opened.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Required')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toBeInvalid();
    expect(sent(opened, 'POST')).toEqual([]);
  });

  it('begins with the values of a record that is copied, at either address', async () => {
    await openAt(`${list}/create?source=${encodeURIComponent(JSON.stringify({ name: 'Copy' }))}`);
    expect(await screen.findByDisplayValue('Copy')).toBeVisible();
    expect(here()).toBe(`${list}/add`);
  });
});

describe('a hand-written page for changing a record', () => {
  it('leads to the list, and sends what changed once its message is closed', async () => {
    const opened = await openAt(list);
    const { user } = opened;
    await user.click((await screen.findAllByRole('link', { name: 'Edit' }))[0]!);
    await heading('Hotlines Airport');
    expect(here()).toBe(`${airport}/edit`);
    await enter(user, await screen.findByDisplayValue('Airport'), ' East');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Airport East', { selector: 'td' })).toBeVisible();
    expect(here()).toBe(list);
    expect(sent(opened, 'PUT')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    await waitFor(() =>
      expect(sent(opened, 'PUT')).toEqual([{ path: `/Hotlines/${hotlineSid(1)}`, body: { name: 'Airport East' } }]),
    );
  });

  it('is refused to somebody who may only look, in words of ours', async () => {
    const opened = await openAt(`${airport}/edit`, { claims: { is_view_only: true } });
    expect(await heading('Access denied')).toBeVisible();
    expect(document.title).toBe('Access denied · Voice Console');
    expect(sent(opened, 'PUT')).toEqual([]);
  });
});

describe('a hand-written page for looking at a record', () => {
  it('has a title that is made of fields', async () => {
    await openAt(`${airport}/show`);
    expect(await heading('Hotline Airport')).toBeVisible();
    expect(document.title).toBe('Hotline Airport · Voice Console');
  });

  it('has tabs with addresses of their own', async () => {
    const { user } = await openAt(`${airport}/show`);
    await user.click(await screen.findByRole('tab', { name: 'Team' }));
    expect(here()).toBe(`${airport}/show/team`);
    expect(await screen.findByText('Who answers')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Night watch' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Team' })).toHaveAttribute('aria-selected', 'true');
  });

  it('asks, changes the record, tells of it and leads to the list', async () => {
    const opened = await openAt(`${airport}/show`);
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Hand over' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand over?' });
    expect(sent(opened, 'PUT')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Calls go to support now')).toBeVisible();
    await heading('Hotlines');
    expect(here()).toBe(list);
    expect(sent(opened, 'PUT')).toEqual([{ path: `/Hotlines/${hotlineSid(1)}`, body: { kind: 'support' } }]);
  });
});

it('our own heading stands alone on a generated page after a hand-written one', async () => {
  const { user } = await openAt(list);
  await heading('Hotlines');
  await user.click(screen.getByRole('link', { name: 'Teams' }));
  await heading('Teams');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.title).toBe('Teams · Voice Console'));
});
