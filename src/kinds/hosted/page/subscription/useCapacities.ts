import { useState } from 'react';
import { boughtCapacities, lines, typedCapacities, type Capacities, type Category, type Typed } from '../billing/lines';
import type { OwnRecord } from '../billing/ownPlan';

/**
 * What is typed into the table, to begin with what is bought already.
 * @param isUpgrade begins with the least that may be bought
 * @param ordered what waits for its payment, and is begun with
 */
export function useCapacities(own: OwnRecord, isUpgrade: boolean, ordered?: Capacities) {
  const [bought] = useState(() => ordered ?? boughtCapacities(own.subscription?.products));
  const least = (category: Category) => lines.find((each) => each.category === category)?.min ?? 0;
  const first = (category: Category) =>
    String(isUpgrade ? Math.max(least(category), bought[category]) : bought[category]);
  const [typed, setTyped] = useState<Typed>(() => ({
    voice_call_session: first('voice_call_session'),
    device: first('device'),
  }));
  const [hasDevices, setDevices] = useState(bought.device > 0);
  return {
    bought,
    typed,
    /** Undefined where something typed is no capacity. */
    capacities: typedCapacities(typed),
    onType: (category: Category, text: string) => setTyped((before) => ({ ...before, [category]: text })),
    hasDevices,
    onAddDevices: () => setDevices(true),
  };
}
