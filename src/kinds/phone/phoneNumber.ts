import { ruleText, type NamedRule, type RuleComplaint } from '../../rules/namedRule';
import type { Offer } from '../../fields/kit';
import { tidyPhone } from './tidyPhone';

/** A number as it is sent: ASCII digits, no separators, no leading plus; whatever else was typed stays. */
export const normalisePhoneNumber = (text: string): string => (tidyPhone(text) as string | null) ?? '';

/** The platform's column (platform-api 8.1). */
const longest = 132;

/** Fewer digits than any international number has, its country code included. */
const shortestInternational = 7;

/** Two-digit country codes whose numbers drop the zero of the trunk prefix abroad; Italy (39) keeps it. */
const droppingTrunkZero = /^(30|31|32|33|34|36|40|41|43|44|45|46|47|48|49)0/;

/** Without a plus a number of ten digits may as well be a national one of North America, e.g. 310 555 1234. */
const shortestWithoutPlus = 11;

/** What is dialled before a country code: 00 in most countries, 011 in North America. */
const internationalPrefix = /^(?:00|011)(?=[1-9]\d{6})/;

/** The number without what is only dialled; undefined where it has none. */
const withoutPrefix = (number: string): string | undefined =>
  internationalPrefix.test(number) ? number.replace(internationalPrefix, '') : undefined;

/** As a spreadsheet shows a number that is too long for its column: what it was is not to be told. */
const digitsLost = /^\d[\d.,]*E\+?\d+$/i;

const takenInstead = (text: string): Offer => ({ value: text, key: 'fields.use', args: { text } });

const signsOf = (text: string) => [...new Set(text)].join(' ');

function notesOn(number: string, hasPlus: boolean): RuleComplaint[] {
  if (number.includes('*')) return [{ key: 'rules.phone_number.pattern', severity: 'note' }];
  const bare = withoutPrefix(number);
  if (bare !== undefined) return [{ key: 'rules.phone_number.prefix', severity: 'warning', offer: takenInstead(bare) }];
  const isShort = number.length < shortestInternational || /\D/.test(number);
  if (isShort) return [{ key: 'rules.phone_number.not_international', severity: 'note' }];
  const hasTrunkZero = droppingTrunkZero.test(number) && (hasPlus || number.length >= shortestWithoutPlus);
  const trunkless = takenInstead(number.replace(droppingTrunkZero, '$1'));
  return hasTrunkZero ? [{ key: 'rules.phone_number.trunk_zero', severity: 'warning', offer: trunkless }] : [];
}

/**
 * A telephone number, or a pattern of numbers with `*`, judged as it will be sent. The platform takes anything
 * (platform-api 8.2), an extension and letters among it; what it would store and never match is an error.
 */
export const phoneNumber: NamedRule = (value) => {
  const text = ruleText(value);
  const number = normalisePhoneNumber(text);
  if (text === '') return undefined;
  if (digitsLost.test(text)) return { key: 'rules.phone_number.digits_lost' };
  if (number.length > longest) return { key: 'rules.phone_number.too_long', args: { max: longest } };
  if (/[a-z]/i.test(number)) return { key: 'rules.phone_number.letters' };
  const wrong = number.replace(/[\d*#]/g, '');
  if (wrong !== '') return { key: 'rules.phone_number.signs', args: { signs: signsOf(wrong) } };
  return number === '' ? { key: 'rules.phone_number.invalid' } : notesOn(number, /^(?:tel:)?[+\uff0b]/i.test(text));
};
