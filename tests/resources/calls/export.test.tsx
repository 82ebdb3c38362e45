import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hold } from '../../support/hold';
import { signedIn } from '../../support/sandboxed';
import { withCalls } from './withCalls';

it('all calls that match are exported, page by page, and how many have come is told meanwhile', async () => {
  const platform = await signedIn('account');
  const asked = withCalls(platform, 1240);
  const release = hold(platform.sandbox, 'GET', /\/RecentCalls\?.*page=2&/);
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  const filter = { period: '30', direction: 'inbound', q: '+1 (508) 333' };
  const { user } = platform.open(`/internal/recent-calls?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await screen.findByText('Total: 1,240 records');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('button', { name: 'Cancel (500 of 1,240)' })).toBeInTheDocument();
  release();
  expect(await screen.findByText('Exported 1,240 records')).toBeInTheDocument();
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]!.text()).trim().split('\r\n');
  expect(lines).toHaveLength(1241);
  expect(lines[0]).toMatch(/Time,From,To,Direction,Duration,Result/);
  expect(new Set(lines).size).toBe(1241);
  const ofExport = asked.queries.slice(-3).map((query) => Object.fromEntries(query));
  expect(ofExport).toMatchObject(
    ['1', '2', '3'].map((page) => ({ page, count: '500', days: '30', direction: 'inbound', filter: '1508333' })),
  );
});
