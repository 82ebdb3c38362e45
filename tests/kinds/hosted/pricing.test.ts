import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boughtCapacities,
  capacityProblem,
  devicesOfPlan,
  devicesOfReview,
  monthlyTotal,
  orderOf,
  typedCapacities,
  type PricedProduct,
} from '../../../src/kinds/hosted/page/billing/lines';
import { costOf, feeFor, feeText, money, type Price, type Tier } from '../../../src/kinds/hosted/page/billing/pricing';

const perUnit = (amount: number | null, decimal?: string): Price => ({
  stripe_price_id: 'price',
  currency: 'usd',
  billing_scheme: 'per_unit',
  unit_amount: amount,
  ...(decimal ? { unit_amount_decimal: decimal } : {}),
});

const tier = (upTo: number | null, amounts: { flat?: number; unit?: number }): Tier => ({
  up_to: upTo,
  flat_amount: amounts.flat ?? null,
  unit_amount: amounts.unit ?? null,
});

const tiered = (...tiers: Tier[]): Price => ({
  stripe_price_id: 'price',
  currency: 'usd',
  billing_scheme: 'tiered',
  unit_amount: null,
  tiers,
});

const quantity = fc.integer({ min: 1, max: 1000 });
const cents = fc.integer({ min: 0, max: 1_000_000 });

describe('a price for each', () => {
  it('costs the amount times the quantity, in whole cents', () => {
    fc.assert(
      fc.property(cents, quantity, (amount, count) => {
        expect(costOf(perUnit(amount), count)).toBe(amount * count);
      }),
    );
  });

  it('with parts of a cent is rounded once, at the end, halves up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), quantity, (thousandths, count) => {
        const decimal = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
        const cost = costOf(perUnit(null, decimal), count);
        expect(cost).toBe(Math.floor((thousandths * count + 500) / 1000));
      }),
    );
  });

  it('is never off by what binary fractions lose', () => {
    expect(costOf(perUnit(null, '0.1'), 3)).toBe(0);
    expect(costOf(perUnit(null, '0.1'), 5)).toBe(1);
    expect(costOf(perUnit(null, '1.005'), 100)).toBe(101);
    expect(costOf(perUnit(19_99), 3)).toBe(59_97);
  });
});

describe('a tiered price', () => {
  const bounds = fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 5 });

  it('is that of the first tier that reaches so far', () => {
    fc.assert(
      fc.property(bounds, quantity, (unsorted, count) => {
        const sorted = [...unsorted].sort((one, other) => one - other);
        const price = tiered(...sorted.map((upTo, index) => tier(upTo, { unit: index + 1 })), tier(null, { unit: 99 }));
        const index = sorted.findIndex((upTo) => count <= upTo);
        expect(costOf(price, count)).toBe((index < 0 ? 99 : index + 1) * count);
      }),
    );
  });

  it('for all is the same whatever the quantity, to its very bound', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 100 }), (flat, count) => {
        expect(costOf(tiered(tier(100, { flat }), tier(null, { unit: 1 })), count)).toBe(flat);
      }),
    );
    expect(costOf(tiered(tier(100, { flat: 5 }), tier(null, { unit: 1 })), 101)).toBe(101);
  });

  it('for all goes before one for each', () => {
    expect(feeFor(tiered(tier(null, { flat: 700, unit: 3 })), 4)?.kind).toBe('flat');
  });

  it('that ends before the quantity says nothing', () => {
    expect(costOf(tiered(tier(10, { unit: 1 })), 11)).toBeUndefined();
    expect(costOf(tiered(tier(null, {})), 1)).toBeUndefined();
  });
});

describe('a month', () => {
  const products: PricedProduct[] = [
    {
      category: 'voice_call_session',
      product_sid: 'calls',
      prices: [{ ...perUnit(1), currency: 'eur' }, tiered(tier(20, { unit: 650 }), tier(null, { flat: 12_500 }))],
    },
    { category: 'device', product_sid: 'devices', prices: [perUnit(75)] },
  ];

  it('is the sum of its lines', () => {
    fc.assert(
      fc.property(quantity, fc.integer({ min: 0, max: 200 }), (calls, device) => {
        const expected = (calls <= 20 ? calls * 650 : 12_500) + device * 75;
        expect(monthlyTotal(products, { voice_call_session: calls, device })).toBe(expected);
      }),
    );
  });

  it('has no cost where something bought has no price in dollars', () => {
    expect(monthlyTotal(products.slice(0, 1), { voice_call_session: 5, device: 1 })).toBeUndefined();
    expect(monthlyTotal(products.slice(0, 1), { voice_call_session: 5, device: 0 })).toBe(3250);
  });

  it('is ordered with both products', () => {
    expect(orderOf(products, { voice_call_session: 5, device: 0 })).toEqual([
      { price_id: 'price', product_sid: 'calls', quantity: 5 },
      { price_id: 'price', product_sid: 'devices', quantity: 0 },
    ]);
  });
});

describe('money', () => {
  it.each([
    [6800, 'usd', 'en', '$68.00'],
    [123_456, 'usd', 'de', '1.234,56\u00a0$'],
    [-2167, 'usd', 'en', '-$21.67'],
    [500, 'jpy', 'en', '¥500'],
  ])('%i %s is written in %s as %s', (amount, currency, locale, text) => {
    expect(money(amount, currency, locale)).toBe(text);
  });

  it('of a fee keeps parts of a cent', () => {
    const fee = feeFor(perUnit(null, '0.25'), 1);
    expect(fee && feeText(fee, 'usd', 'en')).toBe('$0.0025');
  });
});

describe('capacities', () => {
  it.each([
    ['voice_call_session', '4', 'bounds'],
    ['voice_call_session', '5', undefined],
    ['voice_call_session', '1000', undefined],
    ['voice_call_session', '1001', 'bounds'],
    ['voice_call_session', '', 'required'],
    ['voice_call_session', '5.5', 'number'],
    ['device', '0', undefined],
    ['device', '200', undefined],
    ['device', '201', 'bounds'],
    ['device', '-1', 'number'],
  ] as const)('of %s as “%s”: %s', (category, typed, problem) => {
    expect(capacityProblem(category, typed)).toBe(problem);
  });

  it('are none where one of them is wrong', () => {
    expect(typedCapacities({ voice_call_session: '5', device: '' })).toBeUndefined();
    expect(typedCapacities({ voice_call_session: ' 7 ', device: '2' })).toEqual({ voice_call_session: 7, device: 2 });
  });

  it('are found by the names of products', () => {
    const products = [
      { name: 'registered device', quantity: 3 },
      { name: 'concurrent call session', quantity: 9 },
    ];
    expect(boughtCapacities(products)).toEqual({ voice_call_session: 9, device: 3 });
    expect(boughtCapacities()).toEqual({ voice_call_session: 0, device: 0 });
  });

  it('let devices register, as sentence and review count them', () => {
    expect(devicesOfPlan({ voice_call_session: 10, device: 4 }, 5)).toBe(54);
    expect(devicesOfReview({ voice_call_session: 10, device: 4 }, 5)).toBe(70);
  });
});
