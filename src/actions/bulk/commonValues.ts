/**
 * What all selected records have in common: `{selection.x}` of a bulk action's questions.
 * @returns only the fields whose value is the same in every record; a mixed field is absent.
 */
export function commonValues(records: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  const [first, ...others] = records;
  if (!first) return {};
  return Object.fromEntries(
    Object.entries(first).filter(([field, value]) =>
      others.every((other) => JSON.stringify(other[field]) === JSON.stringify(value)),
    ),
  );
}
