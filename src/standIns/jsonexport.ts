/**
 * Stands in for the package `jsonexport` in a build (vite.config.ts): ra-core's list carries its exporter along, and the
 * console's own export (`src/engine/list/exportRows.ts`) takes its place.
 * @throws always: a call here is a mistake in the console
 */
export default function jsonExport(): never {
  throw new Error('ra-core’s exporter is not part of the console.');
}
