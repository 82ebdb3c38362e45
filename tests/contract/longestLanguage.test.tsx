import { screen, waitFor } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../src/app/i18n/messagesOf';
import { addresses } from '../../src/schema/addresses';
import { fakePlatform } from '../support/fakePlatform';
import { otherLocales, type OtherLocale } from '../support/languages';
import { renderConsole } from '../support/renderConsole';
import { adminSession } from './subjects/adminSession';
import { fixturesOf } from './subjects/fixtures';
import { everyFeature } from './suites/promise';
import { leavesOf } from './texts/sourceTexts';
import { compiledOf, subjects, type Subject } from './subjects/subjects';

/** Every text of the console by language; what is the same in all of them counts for none. */
const languages = await Promise.all(otherLocales.map(async (locale) => [locale, await messagesOf(locale)] as const));

const lengthOf = (tree: object) => leavesOf(tree).reduce((sum, [, text]) => sum + text.length, 0);

/** The language that says most about a resource. */
const longestOf = ({ name }: Subject) =>
  languages
    .map(([locale, messages]) => ({
      locale,
      messages,
      own: (messages.resources as Record<string, object>)[name] ?? {},
    }))
    .toSorted((one, other) => lengthOf(other.own) - lengthOf(one.own))[0]!;

/** Only what nobody has another text for is missing: optional texts are asked for with one. */
function strictProvider(locale: OtherLocale, messages: object) {
  const missing: string[] = [];
  const provider = polyglotI18nProvider(() => messages as never, locale, undefined, {
    allowMissing: true,
    onMissingKey: (key: string, { _: other }: { _?: string }) => {
      if (other === undefined) missing.push(key);
      return other ?? key;
    },
  });
  return { provider, missing };
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
/** Whether a text that is shown is one of these, its placeholders filled. */
const isOneOf = (messages: object, shown: string) =>
  leavesOf(messages)
    .flatMap(([, text]) => text.split('||||'))
    .some((text) => new RegExp(`^${escaped(text.trim()).replace(/%\{\w+\}/g, '.+')}$`, 'iu').test(shown));

const screens = subjects.flatMap((subject) => {
  const { views, kind, idField } = compiledOf(subject);
  const { records } = fixturesOf(subject.among);
  const id = kind === 'singleton' ? undefined : String(records[subject.name]?.[idField]);
  const { list, add, edit } = addresses;
  return [
    ...(views.list ? [['list', subject.name, list(subject.name), subject] as const] : []),
    ...(views.create ? [['new record', subject.name, add(subject.name), subject] as const] : []),
    ...(views.edit
      ? [['record', subject.name, id ? edit(subject.name, id) : list(subject.name), subject] as const]
      : []),
  ];
});

describe('in the language that says most', () => {
  it.each(screens)('the %s of %s has every text', async (_what, _name, at, subject) => {
    const { locale, messages } = longestOf(subject);
    const { provider, missing } = strictProvider(locale, messages);
    const { routes } = fixturesOf(subject.among);
    const { fetch } = fakePlatform({ ...routes, 'GET /TtsCache': () => ({ size: 3 }) });
    const declarations = [...subject.among];
    const session = adminSession();
    renderConsole({ declarations, session, at, fetch, features: everyFeature, i18nProvider: provider });
    const heading = await screen.findByRole('heading', { level: 1 });
    /* Inputs and rows come one after the other. */
    await waitFor(() => expect(document.querySelector('.MuiSkeleton-root, .list-skeleton')).toBeNull());
    expect(isOneOf(messages, heading.textContent ?? '')).toBe(true);
    expect(missing).toEqual([]);
    expect(document.body.textContent).not.toMatch(
      /\b(?:resources|fields|form|list|actions|rules|errors)\.[a-z_]+\.[a-z_]/,
    );
  });
});
