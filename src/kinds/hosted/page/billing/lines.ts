import { costOf, type Price } from './pricing';

export const currency = 'usd';

export type Category = 'voice_call_session' | 'device';

/** What a plan consists of (specification 1, sections 3 and 5; portal behaviour 16.1). */
interface Line {
  category: Category;
  /** Name of the product in `Users/me`. */
  product: string;
  min: number;
  max: number;
}

export const lines: readonly Line[] = [
  { category: 'voice_call_session', product: 'concurrent call session', min: 5, max: 1000 },
  { category: 'device', product: 'registered device', min: 0, max: 200 },
];

export type Capacities = Record<Category, number>;

/** As typed: texts. */
export type Typed = Record<Category, string>;

/** platform-api 21.1 */
export interface PricedProduct {
  category: string;
  product_sid: string;
  unit_label?: string | null;
  prices?: Price[];
}

export interface Bought {
  name: string;
  quantity: number;
}

/** How much of each there is in a subscription. */
export function boughtCapacities(products: readonly Bought[] = []): Capacities {
  const of = (category: Category) => {
    const line = lines.find((each) => each.category === category);
    return products.find(({ name }) => name === line?.product)?.quantity ?? 0;
  };
  return { voice_call_session: of('voice_call_session'), device: of('device') };
}

/** What is wrong with a typed capacity. */
export type CapacityProblem = 'required' | 'number' | 'bounds';

export function capacityProblem(category: Category, typed: string): CapacityProblem | undefined {
  const text = typed.trim();
  if (text === '') return 'required';
  if (!/^\d+$/.test(text)) return 'number';
  const line = lines.find((each) => each.category === category);
  const quantity = Number(text);
  return line && quantity >= line.min && quantity <= line.max ? undefined : 'bounds';
}

/** @returns undefined where something typed is no capacity. */
export function typedCapacities(typed: Typed): Capacities | undefined {
  const isRight = lines.every(({ category }) => capacityProblem(category, typed[category]) === undefined);
  return isRight ? { voice_call_session: Number(typed.voice_call_session), device: Number(typed.device) } : undefined;
}

export const isSame = (one: Capacities, other: Capacities): boolean =>
  lines.every(({ category }) => one[category] === other[category]);

/** A product with its price in the currency of the bills. */
export interface Offer {
  product: PricedProduct;
  price: Price;
}

export function offerOf(products: readonly PricedProduct[], category: Category): Offer | undefined {
  const product = products.find((each) => each.category === category);
  const price = product?.prices?.find((each) => each.currency === currency);
  return product && price && { product, price };
}

/** A month of everything, in whole cents; undefined where something has no price. */
export function monthlyTotal(products: readonly PricedProduct[], capacities: Capacities): number | undefined {
  return lines.reduce<number | undefined>((total, { category }) => {
    const quantity = capacities[category];
    const offer = offerOf(products, category);
    const cost = quantity === 0 ? 0 : offer && costOf(offer.price, quantity);
    return total === undefined || cost === undefined ? undefined : total + cost;
  }, 0);
}

/** As `POST /Subscriptions` takes it: both products, whatever their quantity. */
export const orderOf = (products: readonly PricedProduct[], capacities: Capacities) =>
  lines.flatMap(({ category }) => {
    const offer = offerOf(products, category);
    return offer
      ? [
          {
            price_id: offer.price.stripe_price_id,
            product_sid: offer.product.product_sid,
            quantity: capacities[category],
          },
        ]
      : [];
  });

/** Devices that may register beside the calls of an account (specification 1: the hint of the subscription screen). */
export const devicesOfCalls = (calls: number, ratio: number): number => calls * ratio;

/** Devices of a plan as its sentence counts them: those of the calls, and those bought beside (portal behaviour 15.9). */
export const devicesOfPlan = ({ voice_call_session: calls, device }: Capacities, ratio: number): number =>
  devicesOfCalls(calls, ratio) + device;

/** As the review of a change counts them: the ratio goes for both (specification 1, subscription screen). */
export const devicesOfReview = ({ voice_call_session: calls, device }: Capacities, ratio: number): number =>
  ratio * (calls + device);
