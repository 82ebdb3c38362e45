import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { humanise } from '../../../src/fields/humanise';
import { addresses } from '../../../src/schema/addresses';
import { fieldState } from '../../../src/schema/facts/fieldState';
import type { ResourceDeclaration, Scope } from '../../../src/schema/types';
import { rank, type Session } from '../../../src/session/session';
import { fakePlatform } from '../../support/fakePlatform';
import { renderConsole } from '../../support/renderConsole';
import { adminSession } from '../subjects/adminSession';
import { derivedChoices, fixturesOf } from '../subjects/fixtures';
import { everyFeature, promiseOf } from './promise';
import { compiledOf, type Subject } from '../subjects/subjects';

const ownColumns = ['Selection', 'Actions', 'Details', ''];

async function headings(): Promise<string[]> {
  const headers = await screen.findAllByRole('columnheader');
  return headers.map(({ textContent }) => (textContent ?? '').trim()).filter((text) => !ownColumns.includes(text));
}

async function labelTexts(): Promise<string[]> {
  await screen.findByRole('button', { name: 'Save' });
  const labels = () =>
    [...document.querySelectorAll('main label, form label')].map(({ textContent }) => textContent ?? '');
  await waitFor(() => expect(labels()).not.toEqual([]));
  /* Inputs come one after the other. */
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root, .list-skeleton')).toBeNull());
  return labels();
}

/** Accessible name of a form control, as its labels give it. */
const nameOf = (element: Element): string => {
  const { labels } = element as HTMLInputElement;
  const labelled = [...(labels ?? [])].map((label) => label.textContent ?? '').join(' ');
  const group = element.closest('fieldset, [role="group"]');
  return [labelled, element.getAttribute('aria-label'), group?.querySelector('legend')?.textContent].join(' ');
};

const namesOfRequired = () =>
  [...document.querySelectorAll('[aria-required="true"], [required]')].map(nameOf).filter((name) => name.trim() !== '');

/** What a subject's views are tried with. */
function arrange(subject: Subject) {
  const resource = compiledOf(subject);
  const { records, routes } = fixturesOf(subject.among);
  const texts = subject.english[subject.name] as { fields?: Record<string, string> } | undefined;
  const id = resource.kind === 'singleton' ? undefined : String(records[subject.name]![resource.idField]);
  const asJson = () => JSON.parse(JSON.stringify(subject.among)) as ResourceDeclaration[];

  function open(at: string, changes: { session?: Session; among?: readonly ResourceDeclaration[] } = {}) {
    /* What panels ask for beside the records. */
    const platform = fakePlatform({ ...routes, 'GET /TtsCache': () => ({ size: 3 }) });
    const { session = adminSession(), among = subject.among } = changes;
    const messages = subject.english as Record<string, object>;
    const setting = { declarations: [...among], session, at, messages, features: everyFeature, fetch: platform.fetch };
    return { platform, ...renderConsole(setting) };
  }

  return {
    open,
    asJson,
    resource,
    promise: promiseOf(resource),
    labelOf: (field: string) => texts?.fields?.[field] ?? humanise(field),
    at: {
      list: addresses.list(subject.name),
      add: addresses.add(subject.name),
      edit: id === undefined ? addresses.list(subject.name) : addresses.edit(subject.name, id),
    },
  };
}

const sessionOf = (scope: Scope, subject: Subject): Session => {
  const { records } = fixturesOf(subject.among);
  const account = scope === 'account' ? { account_sid: String(records.accounts?.account_sid) } : {};
  const provider = scope === 'admin' ? {} : { service_provider_sid: adminSession().current_service_provider_sid };
  return adminSession({ scope, ...provider, ...account });
};

function listSuite(subject: Subject) {
  const { open, asJson, promise, labelOf, at, resource } = arrange(subject);
  const lowest = (promise.access.lowest as Record<string, Scope>).list!;
  const scopes: Scope[] = ['account', 'service_provider', 'admin'];
  const mayList = scopes.filter((scope) => rank(scope) >= rank(lowest));
  const mayNot = scopes.filter((scope) => rank(scope) < rank(lowest));

  describe(`the list of ${subject.name}`, () => {
    it.each(mayList)('shows to %s the columns that are promised', async (scope) => {
      open(at.list, { session: sessionOf(scope, subject) });
      expect(await headings()).toEqual(promise.columns![scope].map(labelOf));
    });

    it('is the same from JSON', async () => {
      open(at.list, { among: asJson() });
      expect(await headings()).toEqual(promise.columns!.admin.map(labelOf));
    });

    it('lets a view-only user look, not add or delete', async () => {
      open(at.list, { session: adminSession({ viewOnly: true }) });
      await headings();
      expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    });

    it.each(mayNot)('is refused to %s without being asked for', async (scope) => {
      const { platform } = open(at.list, { session: sessionOf(scope, subject) });
      await waitFor(() => expect(document.body.textContent).toMatch(/You do not have|SID/));
      expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
      /* Who is led on to the own record has it looked for there. */
      if (resource.access.denied.list?.startsWith(at.list)) return;
      expect(platform.lines(`GET ${resource.api.base}`).filter((line) => !/\/[\da-f-]{36}/.test(line))).toEqual([]);
    });
  });
}

function formSuite(subject: Subject) {
  const { open, asJson, resource, labelOf, at } = arrange(subject);
  const { views } = resource;
  const choices = derivedChoices(resource.fields).filter(([name]) => resource.fields[name]!.placed);

  /** Fields that must be filled in whatever is chosen, of the tab that opens first. */
  const alwaysRequired = () => {
    const [first] = resource.form!.tabs;
    const placed = first!.sections.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'row' ? item.fields : [])),
    );
    const subject = Object.fromEntries(choices);
    const facts = { subject, record: subject, session: adminSession(), features: everyFeature, operation: 'create' };
    const states = Object.values(resource.fields).map((field) => fieldState(field, facts, { mode: 'create' }));
    return states
      .filter(
        ({ visible, required, readOnly, field }) => visible && required && !readOnly && placed.includes(field.name),
      )
      .map(({ field }) => field.name);
  };

  describe(`the form of ${subject.name}`, () => {
    it.runIf(views.create)('says of each required field that it is required', async () => {
      const { user } = open(at.add);
      await screen.findByRole('button', { name: 'Save' });
      for (const [name, value] of choices)
        await user.selectOptions(await screen.findByLabelText(new RegExp(`^${labelOf(name)}`)), value);
      const wanted = alwaysRequired().map(labelOf);
      await waitFor(() => {
        const marked = namesOfRequired();
        expect(wanted.filter((label) => !marked.some((name) => name.includes(label)))).toEqual([]);
      });
    });

    it('has the same inputs from JSON', async () => {
      const first = open(views.create ? at.add : at.edit);
      const before = await labelTexts();
      first.unmount();
      open(views.create ? at.add : at.edit, { among: asJson() });
      expect(await labelTexts()).toEqual(before);
      expect(before.length).toBeGreaterThan(0);
    });

    it.runIf(views.edit)('has nothing to save before something is changed', async () => {
      open(at.edit);
      expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    });

    it.runIf(views.show && !resource.access.viewOnlyMay?.includes('edit'))(
      'gives a view-only user no way to save',
      async () => {
        open(at.edit, { session: adminSession({ viewOnly: true }) });
        await screen.findByRole('heading', { level: 1 });
        await screen.findByText(/^You can look/);
        expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
        expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
      },
    );
  });
}

/** The generated views of a declaration show what it promises. A page of the resource's own in the place of a view has tests of its own. */
export function viewsSuite(subject: Subject): void {
  const { views, pages } = compiledOf(subject);
  if (views.list && !pages.list) listSuite(subject);
  if ((views.create || views.show) && !pages.edit && !pages.create) formSuite(subject);
}
