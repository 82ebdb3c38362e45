/* In: the platform's prices and how much is bought. Out: what it costs a month, in whole cents, and how that is written. */

/** One step of a tiered price: up to so many, or the last; one price for all of them, or one for each. */
export interface Tier {
  up_to: number | null;
  flat_amount: number | null;
  unit_amount: number | null;
  flat_amount_decimal?: string | null;
  unit_amount_decimal?: string | null;
}

/** platform-api 21.1; amounts in the currency's minor unit, with a decimal text where there are parts of one. */
export interface Price {
  stripe_price_id: string;
  currency: string;
  billing_scheme: 'per_unit' | 'tiered';
  unit_amount: number | null;
  unit_amount_decimal?: string | null;
  tiers?: Tier[] | null;
}

/** What an amount is multiplied with so that it is whole: decimal texts have up to twelve places. */
const places = 12;
const scale = 10n ** BigInt(places);

/** An amount of cents as a whole number of their billionths; nothing where there is none. */
function scaled(amount: number | null | undefined, decimal: string | null | undefined): bigint | undefined {
  const text = decimal ?? (amount === null || amount === undefined ? undefined : String(amount));
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text ?? '') ?? [];
  if (whole === '') return undefined;
  const digits = BigInt(whole + part.padEnd(places, '0').slice(0, places));
  return sign === '-' ? -digits : digits;
}

/** To whole cents; halves go up, away from nothing. */
function rounded(amount: bigint): number {
  const half = amount < 0n ? -scale / 2n : scale / 2n;
  return Number((amount + half) / scale);
}

/** What one costs, or all together, in billionths of a cent. */
export type Fee = { kind: 'unit' | 'flat'; amount: bigint };

/**
 * The price for a quantity: of a tiered one the first tier that reaches so far, whose price for all goes before that for each
 * (specification 1, section 4).
 * @returns undefined where the price says nothing
 */
export function feeFor(price: Price, quantity: number): Fee | undefined {
  const tier =
    price.billing_scheme === 'tiered'
      ? price.tiers?.find(({ up_to: upTo }) => upTo === null || upTo === undefined || quantity <= upTo)
      : undefined;
  const flat = scaled(tier?.flat_amount, tier?.flat_amount_decimal);
  if (flat !== undefined) return { kind: 'flat', amount: flat };
  const source = price.billing_scheme === 'tiered' ? tier : price;
  const unit = scaled(source?.unit_amount, source?.unit_amount_decimal);
  return unit === undefined ? undefined : { kind: 'unit', amount: unit };
}

/**
 * What a quantity costs a month, in whole cents; nothing costs nothing.
 * @returns undefined where the price says nothing
 */
export function costOf(price: Price, quantity: number): number | undefined {
  if (quantity === 0) return 0;
  const fee = feeFor(price, quantity);
  return fee && rounded(fee.kind === 'flat' ? fee.amount : fee.amount * BigInt(quantity));
}

/** An amount of minor units as people write it: `$65.00`. @param locale of the operator */
export function money(cents: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** A fee likewise; parts of a cent are shown. */
export function feeText({ amount }: Fee, currency: string, locale: string): string {
  const cents = Number(amount) / Number(scale);
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const exact = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits + places,
  });
  return exact.format(cents / 10 ** digits);
}
