import { useRef, useState } from 'react';
import { isLimited, limitRows, quantityOf, withQuantity, type LimitRow } from './limitRows';
import { unitInUse, type LimitUnit } from './limitUnits';

/** Limits of the form in one unit at a time, over the rows that the form holds. */
export function useLimits(value: unknown, units: readonly LimitUnit[], onChange: (rows: LimitRow[]) => void) {
  const rows = limitRows(value);
  const [chosen, setChosen] = useState<string>();
  /* What a unit held when it was left, so that coming back to it loses nothing. */
  const left = useRef<LimitRow[]>([]);
  const unit = units.find(({ name }) => name === (chosen ?? unitInUse(units, rows))) ?? units[0];
  const others = units.filter((other) => other !== unit).flatMap(({ categories }) => categories);

  /** Empties every other unit and gives the chosen one back what it held. */
  const choose = (name: string) => {
    const before = left.current;
    left.current = rows;
    setChosen(name);
    const next = units.flatMap((each) =>
      each.categories.map((category) => ({ category, isChosen: each.name === name })),
    );
    onChange(
      next.reduce((all, { category, isChosen }) => {
        if (!isChosen) return withQuantity(all, category, null);
        return isLimited(before, category) ? withQuantity(all, category, quantityOf(before, category)) : all;
      }, rows),
    );
  };
  const isKnown = (category: string) => rows.some((row) => row.category === category);
  return {
    rows,
    unit,
    choose,
    /** Categories of other units that are limited, too. */
    kept: others.filter((category) => isLimited(rows, category)),
    /** Those whose limit Save deletes. */
    deleted: others.filter((category) => isKnown(category) && !isLimited(rows, category)),
    set: (category: string, quantity: unknown) => onChange(withQuantity(rows, category, quantity)),
  };
}
