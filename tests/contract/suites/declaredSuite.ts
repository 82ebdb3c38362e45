import { describe, expect, it } from 'vitest';
import { decide } from '../../../authProvider/access';
import type { ResourceDeclaration } from '../../../src/schema/types';
import { buildSession } from '../../support/builders';
import { otherLocales } from '../../support/languages';
import { everyFeature } from './promise';
import { resourceKeys } from '../../../scripts/newResource/textKeys';
import { compiledOf, type Subject } from '../subjects/subjects';

const at = (tree: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], tree);

/** What holds of every declaration without drawing or sending anything. */
export const declaredSuite = (subject: Subject) =>
  describe(`the declaration of ${subject.name}`, () => {
    const { name, declaration } = subject;
    const compiled = compiledOf(subject);
    const secrets = Object.values(compiled.fields).filter(({ secret }) => secret);

    it('stays the same as JSON', () => {
      const read = JSON.parse(JSON.stringify(declaration)) as ResourceDeclaration;
      const { declaration: written, ...again } = compiledOf(subject, read);
      const { declaration: original, ...first } = compiled;
      expect(written).toEqual(original);
      expect(again).toEqual(first);
    });

    it('keeps no secret in lists and shows none', () => {
      const shown = [...compiled.api.kept, ...(compiled.list?.columns ?? []).map(({ field }) => field)];
      expect(shown.filter((column) => secrets.some((field) => field.name === column))).toEqual([]);
    });

    it('takes every password for a secret', () => {
      const passwords = Object.values(compiled.fields).filter(({ type }) => type === 'password' || type === 'secret');
      expect(passwords.filter(({ secret }) => !secret)).toEqual([]);
    });

    it('gives a view-only user nothing that changes', () => {
      const session = buildSession({ viewOnly: true });
      const changing = Object.values(compiled.actions).filter(({ call }) => 'method' in call && call.method !== 'GET');
      const excepted: readonly string[] = compiled.access.viewOnlyMay ?? [];
      const all = ['create', 'edit', 'delete', ...changing.map((action) => action.name)];
      const actions = all.filter((action) => !excepted.includes(action));
      expect(actions.filter((action) => decide(compiled, session, everyFeature, action))).toEqual([]);
    });

    const isSeen = declaration.list !== undefined || declaration.form !== undefined;
    it.each(isSeen ? resourceKeys(compiled) : [])('has %s in every language', async (key) => {
      const missing = (locale: string) => `'${key}' is missing in resources/${name}/${locale}.ts`;
      expect(at(subject.english[name], key), missing('en')).toEqual(expect.any(String));
      for (const locale of otherLocales) {
        const texts = await subject.translated(locale);
        expect(at(texts[name], key), missing(locale)).toEqual(expect.any(String));
      }
    });
  });
