import { act, screen, waitFor } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { badgeText, readAlertPoll, unreadAlertsRequest } from '../../../src/app/alerts/alertPoll';
import { buildAccountSession, buildProviderSession, buildSession } from '../../support/builders';
import { compiledResource, registryOf } from '../support/compiledResource';
import { renderFrame } from '../support/renderFrame';

const registry = registryOf(compiledResource('things'), compiledResource('alerts'));
const button = (name: string) => screen.findByRole('link', { name });

describe('the badge of unread alerts', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [250, '9+'],
  ])('of %d says “%s”', (unread, text) => expect(badgeText(unread)).toBe(text));

  it.each([
    [{}, 60],
    [{ ALERT_POLL_INTERVAL: null }, 60],
    [{ ALERT_POLL_INTERVAL: '' }, 60],
    [{ ALERT_POLL_INTERVAL: '15' }, 15],
    [{ ALERT_POLL_INTERVAL: '0' }, 0],
    [{ ALERT_POLL_INTERVAL: 'often' }, 60],
  ])('asks as often as %o says: every %d seconds', (settings, seconds) =>
    expect(readAlertPoll(settings)).toBe(seconds),
  );

  it.each([
    ['an admin', buildSession(), '/ServiceProviders/sp-1/Alerts'],
    ['a provider user', buildProviderSession(), '/ServiceProviders/sp-1/Alerts'],
    ['an account user', buildAccountSession(), '/Accounts/account-1/Alerts'],
  ])('of %s counts their own', (_who, session, path) => {
    expect(unreadAlertsRequest(session, undefined)).toEqual({ path, query: { page: 1, count: 10, days: 30 } });
  });

  it('counts what is newer than the last look', () => {
    const seen = '2026-03-01T10:00:00.000Z';
    expect(unreadAlertsRequest(buildSession(), seen)?.query).toEqual({ page: 1, count: 10, start: seen });
  });
});

describe('in the frame', () => {
  afterEach(() => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });

  it('the number stands at the bell and in the navigation', async () => {
    await renderFrame({ registry, countAlerts: () => Promise.resolve(12) });
    expect(await button('Alerts, 9+ unread')).toBeInTheDocument();
    expect(await button('Alerts 9+')).toBeInTheDocument();
  });

  it('opening the alerts counts as seeing them, for this user and beyond the session', async () => {
    const countAlerts = vi.fn(({ query }: { query: Record<string, unknown> }) =>
      Promise.resolve('start' in query ? 0 : 3),
    );
    const { user } = await renderFrame({ registry, countAlerts });
    await user.click(await button('Alerts, 3 unread'));
    expect(await button('Alerts, none unread')).toBeInTheDocument();
    expect(localStorage.getItem('prefs.alerts.seen.user-1')).toMatch(/^"\d{4}-\d\d-\d\dT/);
  });

  it('nothing is shown when the answer does not come', async () => {
    await renderFrame({ registry, countAlerts: () => Promise.reject(new Error('no')) });
    expect(await button('Alerts, none unread')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('nothing is asked for where the console has no alerts', async () => {
    const countAlerts = vi.fn(() => Promise.resolve(3));
    await renderFrame({ countAlerts });
    await screen.findByRole('heading', { name: /Page at/ });
    expect(countAlerts).not.toHaveBeenCalled();
  });

  it('asks again after a while, but not while the tab is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const countAlerts = vi.fn(() => Promise.resolve(1));
    await renderFrame({ registry, countAlerts, alertPollSeconds: 30 });
    await waitFor(() => expect(countAlerts).toHaveBeenCalledTimes(1));
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(countAlerts).toHaveBeenCalledTimes(2);
    act(() => focusManager.setFocused(false));
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(countAlerts).toHaveBeenCalledTimes(2);
  });
});
