import type { CompiledResource } from '../../schema/types/compiled';
import { matches, type Facts, type Predicate } from '../../schema/facts/predicate';
import { isLimited, type LimitRow } from './limitRows';

/** The categories that are counted in one unit. */
export interface LimitUnit {
  name: string;
  categories: string[];
}

interface CategoryOptions {
  units?: Record<string, string[]>;
  when?: Record<string, Predicate>;
}

/** Units with the categories that are shown now, as `options` of the rows' `category` declare them; no unit without any. */
export function limitUnits({ fields }: CompiledResource, facts: Facts): LimitUnit[] {
  const { units = {}, when = {} } = (fields.category?.options ?? {}) as CategoryOptions;
  return Object.entries(units)
    .map(([name, categories]) => ({
      name,
      categories: categories.filter((category) => matches(when[category], facts)),
    }))
    .filter(({ categories }) => categories.length > 0);
}

/** The unit that the stored limits are counted in: the last one that has any, else the first. */
export const unitInUse = (units: readonly LimitUnit[], rows: readonly LimitRow[]): string | undefined =>
  (units.findLast(({ categories }) => categories.some((category) => isLimited(rows, category))) ?? units[0])?.name;
