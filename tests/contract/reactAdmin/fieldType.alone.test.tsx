import { screen, waitFor, within } from '@testing-library/react';
import { expect, describe, it } from 'vitest';
import { enter } from '../../support/enter';
import { hotlineSid, teamSid } from './api';
import { openAt } from './openAt';

const airport = `/internal/desks/${hotlineSid(1)}/edit`;

describe('field types that are made of react-admin’s components', () => {
  it('draw the cells of a generated list', async () => {
    await openAt('/internal/desks');
    await waitFor(() => {
      const row = screen.getByRole('row', { name: /Airport/ });
      expect(within(row).getByText('15/01/2031')).toBeVisible();
      expect(within(row).getByText('Night watch')).toBeVisible();
    });
  });

  it('edit values in a generated form, which sends what changed', async () => {
    const { api, user } = await openAt(airport);
    await enter(user, await screen.findByDisplayValue('Airport'), '!');
    await user.clear(await screen.findByDisplayValue('Night watch'));
    await enter(user, screen.getByLabelText('Team', { selector: 'input' }), 'fr');
    await user.click(await screen.findByText('Front desk', { selector: '[role=option]' }));
    await enter(user, screen.getByDisplayValue('Welcome to Airport'), '.');
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
    await enter(user, input, ', arrivals and departures');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert');
    expect(input).toBeInvalid();
    expect(api.lines('PUT')).toEqual([]);
    await user.click(within(summary).getByText(/Name/));
    expect(input).toHaveFocus();
    await user.clear(input);
    await enter(user, input, 'Airport');
    await waitFor(() => expect(input).toBeValid());
  });
});
