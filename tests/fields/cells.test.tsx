import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import english from '../../src/app/i18n/en/fields';
import { Cell } from '../../src/fields/Cell';
import '../../src/fields/ofEveryResource';
import '../../src/kinds/fieldTypes';
import { createRegistry } from '../../src/schema/registry';
import { defineResource } from '../../src/schema/types';
import { ConsoleProvider } from '../../src/session/ConsoleContext';
import type { Session } from '../../src/session/session';
import { buildAccountSession, buildSession } from '../support/builders';
import { Notifications } from '../support/Notifications';

const things = defineResource({
  name: 'things',
  api: { base: '/Things' },
  access: { scope: 'account' },
  fields: {
    id: { type: 'sid' },
    is_active: { type: 'boolean' },
    made_at: { type: 'datetime' },
    kind: { type: 'select', choices: ['deep-red'] },
    site: { type: 'url' },
    phone: { type: 'phone' },
    key: { type: 'secret' },
    doors: { type: 'rows' },
    odd: { type: 'nobody-knows-it' },
    owner: { type: 'reference', reference: { resource: 'owners' } },
    count: { type: 'number' },
    port: { type: 'port' },
  },
});

const owners = defineResource({
  name: 'owners',
  title: 'name',
  api: { base: '/Owners' },
  access: { scope: { service_provider: ['show'] } },
  fields: { id: { type: 'sid' }, name: { type: 'text' } },
  form: { sections: { main: ['name'] } },
});

function renderCell(name: string, value: unknown, session: Session = buildSession()) {
  const registry = createRegistry([things, owners]);
  const resource = registry.get('things')!;
  const getMany = vi.fn(({ ids }: { ids: string[] }) =>
    ids.filter((id) => id === 'o1').map((id) => ({ id, name: 'Ann' })),
  );
  const dataProvider = { getMany: (_: string, given: { ids: string[] }) => Promise.resolve({ data: getMany(given) }) };
  const i18nProvider = polyglotI18nProvider(() => ({ fields: english }) as never, 'en', undefined, {
    allowMissing: true,
    onMissingKey: (key: string, options: { _?: string }) => options._ ?? key,
  });
  const view = render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={dataProvider as unknown as DataProvider}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ConsoleProvider value={{ registry, session, features: {} }}>
          {[value].flat().map((one, index) => (
            <p key={index}>
              <Cell resource={resource} field={resource.fields[name]!} record={{}} value={one} options={{}} />
            </p>
          ))}
          <Notifications />
        </ConsoleProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { ...view, getMany };
}

describe('a cell', () => {
  it.each([
    ['is_active', 1, 'Yes'],
    ['is_active', 0, 'No'],
    ['kind', 'deep-red', 'Deep red'],
    ['kind', 'unknown-one', 'unknown-one'],
    ['phone', '15083331212', '+1 (508) 333-1212'],
    ['key', 'abcdefXXXX', 'abcdef••••••'],
    ['odd', 'as it is', 'as it is'],
    ['odd', { a: 1 }, '{"a":1}'],
    ['count', 10000, '10,000'],
    ['port', 5060, '5060'],
    ['made_at', 'not a time', 'not a time'],
  ])('of %s shows %j as %s', (name, value, text) => {
    const { container } = renderCell(name, value);
    expect(container).toHaveTextContent(text);
  });

  it('counts rows', () => {
    const { container } = renderCell('doors', [[{}, {}]]);
    expect(container).toHaveTextContent('2 rows');
  });

  it('shows a time in the reader’s zone with the zone named, and in UTC when pointed at', () => {
    renderCell('made_at', '2026-03-30T10:00:00.000Z');
    const time = screen.getByText(/2026/);
    expect(time).toHaveAttribute('title', '2026-03-30T10:00:00.000Z');
    expect(time).toHaveTextContent(/(UTC|GMT|[A-Z]{3,4})([+-]\d+)?$/);
  });

  it('links an address, but nothing that only looks like one', () => {
    renderCell('site', 'https://x.example/a');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://x.example/a');
    renderCell('site', 'javascript:alert(1)');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('a cell of a reference', () => {
  it('shows the name with a link, all of them by one request', async () => {
    const { getMany } = renderCell('owner', ['o1', 'o1', 'o2']);
    expect(await screen.findAllByRole('link', { name: 'Ann' })).toHaveLength(2);
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/internal/owners/o1/edit');
    expect(await screen.findByText('o2')).toBeVisible();
    expect(getMany).toHaveBeenCalledTimes(1);
  });

  it('has no link for those who may not open it', async () => {
    renderCell('owner', 'o1', buildAccountSession());
    expect(await screen.findByText('Ann')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a copy button', () => {
  it('copies', async () => {
    const user = userEvent.setup();
    renderCell('id', 'abc');
    await user.click(screen.getByRole('button', { name: 'Copy abc' }));
    expect(await screen.findByRole('status')).toHaveTextContent('abc copied to clipboard');
    await expect(navigator.clipboard.readText()).resolves.toBe('abc');
  });

  it('says how to copy by hand where the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    renderCell('id', 'abc');
    await user.click(screen.getByRole('button', { name: 'Copy abc' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to copy abc, please select the text');
  });
});
