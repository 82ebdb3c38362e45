import { describe, expect, it } from 'vitest';
import { inSentence } from '../../src/actions/inSentence';
import { createI18nProvider } from '../../src/app/i18n';
import { currentLocale, locales } from '../../src/app/i18n/locales';
import { mergeMessages } from '../../src/app/i18n/messageTrees';
import { addPartTexts } from '../../src/loading/partTexts';
import { portComplaint } from '../../src/rules/hosts/hostName';

describe('the language', () => {
  it.each([
    [['it-IT', 'de-AT', 'en'], 'de'],
    [['fr-CA', 'de'], 'fr'],
    [['FR'], 'fr'],
    [['es-419'], 'es'],
    [['pt-PT', 'en'], 'pt-BR'],
    [['pt'], 'pt-BR'],
    [['it-IT'], 'en'],
    /* North Frisian is not French. */
    [['frr'], 'en'],
    [[], 'en'],
  ])('of a browser that asks for %j is %s', (languages, locale) => {
    expect(currentLocale(languages)).toBe(locale);
  });

  it('is the stored one before the browser’s', () => {
    localStorage.setItem('prefs.locale', '"de"');
    expect(currentLocale(['en'])).toBe('de');
  });

  it('has the English texts of a part once the part has come', async () => {
    const { translate } = await createI18nProvider();
    expect(translate('made_up.lines', { smart_count: 2 })).toBe('made_up.lines');
    addPartTexts('made_up', { lines: 'one line |||| %{smart_count} lines' });
    expect(translate('made_up.lines', { smart_count: 2 })).toBe('2 lines');
    expect(translate('made_up.other', { _: 'as it is' })).toBe('as it is');
  });

  it('begins without English in between where another one is stored', async () => {
    localStorage.setItem('prefs.locale', '"de"');
    const provider = await createI18nProvider();
    expect(provider.translate('ra.action.save')).toBe('Speichern');
  });

  it('is changed to every language there is', async () => {
    const provider = await createI18nProvider();
    const words = [];
    for (const { locale } of locales) {
      await provider.changeLocale(locale);
      words.push(provider.translate('frame.user.language'));
    }
    expect(provider.getLocales?.()).toEqual(locales);
    expect(words).toEqual(['Language', 'Sprache', 'Langue', 'Idioma', 'Idioma']);
  });

  it('calls a field without a text by its humanised name, whatever it is asked with', async () => {
    const { translate } = await createI18nProvider();
    expect(translate('resources.lamps.fields.owner_sid', { _: 'Owner sid' })).toBe('Owner');
    expect(translate('resources.lamps.fields.bulbs.switched_on', { _: 'x' })).toBe('Switched on');
    expect(translate('resources.lamps.fields.owner_sid', { _: '' })).toBe('');
    expect(translate('resources.lamps.name', { _: 'Lamps of all' })).toBe('Lamps of all');
    expect(translate('resources.accounts.fields.name', { _: 'x' })).toBe('Account name');
  });

  it('has the texts of a part once it has come, whatever stands in their place until then', async () => {
    const { translate } = await createI18nProvider();
    expect(translate('lamps.hint', { _: '%{count} lamps', count: 2 })).toBe('2 lamps');
    addPartTexts('lamps', { hint: '%{count} lamps are on' });
    expect(translate('lamps.hint', { _: '%{count} lamps', count: 2 })).toBe('2 lamps are on');
    expect(translate('lamps.none', { _: 'none' })).toBe('none');
  });

  it('counts by the rules of the language', async () => {
    const provider = await createI18nProvider();
    const total = () => provider.translate('list.total', { smart_count: 0 });
    expect(total()).toBe('Total: 0 records');
    await provider.changeLocale('fr');
    expect(total()).toBe('Total\u00a0: 0 élément');
  });

  it('writes numbers in texts as the language does, and leaves those that are given as texts as they are', async () => {
    const provider = await createI18nProvider();
    const total = (count: number) => provider.translate('list.total', { smart_count: count });
    expect([total(999), total(27953)]).toEqual(['Total: 999 records', 'Total: 27,953 records']);
    expect(provider.translate('rules.port', portComplaint(70000)!.args)).toBe(
      'A port is a whole number from 1 to 65535.',
    );
    addPartTexts('lamps', { lit: '%{count} lamps are lit' });
    await provider.changeLocale('de');
    expect(total(27953)).toMatch(/^Insgesamt: 27\.953 /);
    expect(provider.translate('lamps.lit', { count: 1234.5 })).toBe('1.234,5 lamps are lit');
  });

  it('changes and comes back', async () => {
    const provider = await createI18nProvider();
    await provider.changeLocale('de');
    expect(provider.translate('frame.user.sign_out')).toBe('Abmelden');
    await provider.changeLocale('en');
    expect(provider.translate('frame.user.sign_out')).toBe('Sign out');
  });
});

it.each([
  ['Phone Numbers', 'en', 'phone numbers'],
  ['Clients SIP', 'fr', 'clients SIP'],
  ['Éléments', 'fr', 'éléments'],
  ['Rufnummern', 'de', 'Rufnummern'],
])('%s in %s is %s inside a sentence', (name, locale, inside) => expect(inSentence(name, locale)).toBe(inside));

it('merging texts keeps what only the base has, and changes neither', () => {
  const base = { a: { x: '1', y: '2' }, b: '3' };
  expect(mergeMessages(base, { a: { x: 'new' } })).toEqual({ a: { x: 'new', y: '2' }, b: '3' });
  expect(base.a.x).toBe('1');
});
