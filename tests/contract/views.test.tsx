import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { declarations, englishResourceMessages } from '../../resources';
import { addresses } from '../../src/schema/addresses';
import type { ResourceDeclaration } from '../../src/schema/types';
import type { Session } from '../../src/session/session';
import { fakePlatform } from '../support/fakePlatform';
import { renderConsole } from '../support/renderConsole';
import { adminSession } from './expectedSession';
import { expected } from './expected';
import { fixtureRoutes, fixturesOf } from './fixtures';

const fixtures = fixturesOf(declarations);

interface Setting {
  at: string;
  session?: Session;
  among?: ResourceDeclaration[];
}

function open({ at, session = adminSession(), among = declarations }: Setting) {
  const platform = fakePlatform(fixtureRoutes(declarations, fixtures));
  const messages = englishResourceMessages as Record<string, object>;
  return { platform, ...renderConsole({ declarations: among, session, fetch: platform.fetch, at, messages }) };
}

const labelsOf = (name: string) => (englishResourceMessages[name] as { fields: Record<string, string> }).fields;
const ownColumns = ['Selection', 'Actions', 'Details', ''];
const asJson = () => JSON.parse(JSON.stringify(declarations)) as ResourceDeclaration[];

async function headings(): Promise<string[]> {
  const headers = await screen.findAllByRole('columnheader');
  return headers.map(({ textContent }) => (textContent ?? '').trim()).filter((text) => !ownColumns.includes(text));
}

async function labelTexts(): Promise<string[]> {
  await screen.findByRole('button', { name: 'Save' });
  return [...document.querySelectorAll('main label, form label')].map(({ textContent }) => textContent ?? '');
}

describe.each(declarations.filter(({ list }) => list))('the list of $name', ({ name }) => {
  it('shows the columns that are asked for', async () => {
    open({ at: addresses.list(name) });
    expect(await headings()).toEqual(expected[name]!.columns.map((field) => labelsOf(name)[field]));
  });

  it('is the same from JSON', async () => {
    open({ at: addresses.list(name), among: asJson() });
    expect(await headings()).toEqual(expected[name]!.columns.map((field) => labelsOf(name)[field]));
  });

  it('lets a view-only user look, not add or delete', async () => {
    open({ at: addresses.list(name), session: adminSession({ viewOnly: true }) });
    await headings();
    expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

const below = (name: string) => expected[name]!.scope.list !== 'account';

describe.each(declarations.filter(({ name, list }) => list && below(name)))('the list of $name', ({ name, api }) => {
  it('is refused to an account user', async () => {
    const session = adminSession({ scope: 'account', account_sid: String(fixtures.accounts!.account_sid) });
    const { platform } = open({ at: addresses.list(name), session });
    await waitFor(() => expect(document.body).not.toBeEmptyDOMElement());
    await waitFor(() => expect(document.body.textContent).toMatch(/You do not have|SID/));
    expect(platform.lines(`GET ${api.base}`).filter((line) => line === `GET ${api.base}`)).toEqual([]);
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
  });
});

describe.each(declarations.filter(({ form }) => form))('the form of $name', ({ name, api }) => {
  const edit = () => addresses.edit(name, String(fixtures[name]![api.id!]));

  it('says of each required field that it is required', async () => {
    const { user } = open({ at: addresses.add(name) });
    const main = await screen.findByRole('button', { name: 'Save' });
    expect(main).toBeInTheDocument();
    await chooseAccountScope(user);
    const wanted = expected[name]!.required.map((field) => labelsOf(name)[field]!);
    await waitFor(() => {
      const marked = [...document.querySelectorAll('[aria-required="true"], [required]')];
      const names = marked.map((element) => nameOf(element));
      expect(wanted.filter((label) => !names.some((text) => text.includes(label)))).toEqual([]);
    });
  });

  it('has the same inputs from JSON', async () => {
    const first = open({ at: addresses.add(name) });
    const before = await labelTexts();
    first.unmount();
    open({ at: addresses.add(name), among: asJson() });
    expect(await labelTexts()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('has nothing to save before something is changed', async () => {
    open({ at: edit() });
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('gives a view-only user no way to save', async () => {
    open({ at: edit(), session: adminSession({ viewOnly: true }) });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByText(/^You can look/);
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });
});

/** Accessible name of a form control, as its labels give it. */
const nameOf = (element: Element): string => {
  const { labels } = element as HTMLInputElement;
  const labelled = [...(labels ?? [])].map((label) => label.textContent ?? '').join(' ');
  const group = element.closest('fieldset, [role="group"]');
  return [labelled, element.getAttribute('aria-label'), group?.querySelector('legend')?.textContent].join(' ');
};

/** Where a form asks for a scope, the fields of an account only show for that one. */
async function chooseAccountScope(user: ReturnType<typeof open>['user']): Promise<void> {
  const scope = screen.queryByLabelText(/^Scope/);
  if (scope instanceof HTMLSelectElement) await user.selectOptions(scope, 'account');
  await waitFor(() => expect(within(document.body).getAllByRole('button').length).toBeGreaterThan(0));
}
