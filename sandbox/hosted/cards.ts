/** What becomes of a card: taken, refused when it is to be kept, refused when it is charged, or more is asked for first. */
export type CardFate = 'taken' | 'refused at once' | 'refused when charged' | 'asks for more';

export interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  fate: CardFate;
}

/** By the last four digits of well-known test cards. */
const fates: Record<string, CardFate> = {
  '0002': 'refused at once',
  '9995': 'refused at once',
  '0341': 'refused when charged',
  '3155': 'asks for more',
  '3220': 'asks for more',
};

const form = /^pm_sandbox_([a-z]+)_(\d{4})_(\d{1,2})_(\d{4})(?:_\w+)?$/;

/** The card of a payment method that the stand-in for the provider's script has made. */
export function cardOf(paymentMethod: unknown): Card | undefined {
  const [, brand = '', last4 = '', month, year] = form.exec(String(paymentMethod)) ?? [];
  if (!brand) return undefined;
  return { brand, last4, exp_month: Number(month), exp_year: Number(year), fate: fates[last4] ?? 'taken' };
}
