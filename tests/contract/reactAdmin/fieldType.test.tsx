import { screen, waitFor, within } from '@testing-library/react';
import { expect, describe, it } from 'vitest';
import { hotlineSid, teamSid } from './api';
import { openAt } from './openAt';

const airport = `/internal/desks/${hotlineSid(1)}/edit`;

describe('field types that are made of react-admin’s components', () => {
  it('draw the cells of a generated list', async () => {
    await openAt('/internal/desks');
    const row = (await screen.findByRole('link', { name: 'Airport' })).closest('tr')!;
    expect(within(row).getByText('15/01/2031')).toBeVisible();
    expect(await within(row).findByText('Night watch')).toBeVisible();
  });

  it('edit values in a generated form, which sends what changed', async () => {
    const { api, user } = await openAt(airport);
    await user.type(await screen.findByDisplayValue('Airport'), '!');
    await user.clear(await screen.findByDisplayValue('Night watch'));
    await user.type(screen.getByLabelText('Team', { selector: 'input' }), 'fr');
    await user.click(await screen.findByText('Front desk', { selector: '[role=option]' }));
    await user.type(screen.getByDisplayValue('Welcome to Airport'), '.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
        name: 'Airport!',
        team_sid: teamSid(2),
        menu_entries: [{ digit: '1', says: 'Welcome to Airport.' }],
      }),
    );
  });

  it('are judged by the declaration, and found from the summary of what is wrong', async () => {
    const { api, user } = await openAt(airport);
    const input = await screen.findByDisplayValue('Airport');
    await user.type(input, ', arrivals and departures');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert');
    expect(input).toBeInvalid();
    expect(api.lines('PUT')).toEqual([]);
    await user.click(within(summary).getByText(/Name/));
    expect(input).toHaveFocus();
    await user.clear(input);
    await user.type(input, 'Airport');
    await waitFor(() => expect(input).toBeValid());
  });
});
