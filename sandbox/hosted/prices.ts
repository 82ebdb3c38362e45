/** A tier reaches up to a number, the last one without an end; it has a price for all, or one for each. */
interface Tier {
  up_to: number | null;
  flat_amount: number | null;
  flat_amount_decimal: string | null;
  unit_amount: number | null;
  unit_amount_decimal: string | null;
}

export interface Price {
  stripe_price_id: string;
  billing_scheme: 'per_unit' | 'tiered';
  currency: string;
  recurring: object;
  tiers_mode: 'volume' | null;
  tiers: Tier[] | null;
  type: 'recurring';
  /** In cents. */
  unit_amount: number | null;
  unit_amount_decimal: string | null;
}

export type Category = 'voice_call_session' | 'device';

export interface Product {
  category: Category;
  name: string;
  stripe_product_id: string;
  description: string;
  unit_label: string;
  prices: Price[];
}

const recurring = {
  aggregate_usage: null,
  interval: 'month',
  interval_count: 1,
  trial_period_days: null,
  usage_type: 'licensed',
};

const text = (amount: number | null) => (amount === null ? null : String(amount));

const tier = (upTo: number | null, amount: { flat?: number; unit?: number }): Tier => {
  const [flat = null, unit = null] = [amount.flat, amount.unit];
  return {
    up_to: upTo,
    flat_amount: flat,
    flat_amount_decimal: text(flat),
    unit_amount: unit,
    unit_amount_decimal: text(unit),
  };
};

const tiered = (id: string, currency: string, tiers: Tier[]): Price => ({
  stripe_price_id: id,
  billing_scheme: 'tiered',
  currency,
  recurring,
  tiers_mode: 'volume',
  tiers,
  type: 'recurring',
  unit_amount: null,
  unit_amount_decimal: null,
});

const perUnit = (id: string, currency: string, amount: number): Price => ({
  stripe_price_id: id,
  billing_scheme: 'per_unit',
  currency,
  recurring,
  tiers_mode: null,
  tiers: null,
  type: 'recurring',
  unit_amount: amount,
  unit_amount_decimal: String(amount),
});

/** What the platform sells (platform-api 21.1). */
export const catalogue: readonly Product[] = [
  {
    category: 'voice_call_session',
    name: 'concurrent call session',
    stripe_product_id: 'prod_sandbox_sessions',
    description: 'Concurrent call sessions',
    unit_label: 'per session',
    prices: [
      tiered('price_sandbox_sessions_eur', 'eur', [tier(null, { unit: 590 })]),
      tiered('price_sandbox_sessions_usd', 'usd', [
        tier(20, { unit: 650 }),
        tier(100, { flat: 12_500 }),
        tier(null, { unit: 499 }),
      ]),
    ],
  },
  {
    category: 'device',
    name: 'registered device',
    stripe_product_id: 'prod_sandbox_devices',
    description: 'Additional registered devices',
    unit_label: 'device',
    prices: [perUnit('price_sandbox_devices_usd', 'usd', 75)],
  },
];

/** The platform's own reckoning, in cents: a flat price is for all, whatever the quantity (platform-api 21.1). */
export function costOf(price: Price, quantity: number): number {
  if (price.billing_scheme === 'per_unit') return (price.unit_amount ?? 0) * quantity;
  const found = price.tiers?.find(({ up_to: upTo }) => upTo === null || quantity <= upTo);
  return typeof found?.flat_amount === 'number' ? found.flat_amount : (found?.unit_amount ?? 0) * quantity;
}

export const priceNamed = (id: unknown): Price | undefined =>
  catalogue.flatMap(({ prices }) => prices).find(({ stripe_price_id: name }) => name === id);
