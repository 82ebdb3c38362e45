import type { CompiledField, CompiledResource } from '../../../src/schema/types/compiled';

const choiceKeys = ({ name, choices }: CompiledField): string[] =>
  Array.isArray(choices)
    ? choices.filter((value) => typeof value === 'string').map((value: string) => `choices.${name}.${value}`)
    : [];

/** The texts that a resource must have by the naming convention, below `resources.<name>`. */
export function resourceKeys({ fields, list, form, actions, views }: CompiledResource): string[] {
  const shown = Object.values(fields).filter(
    ({ name, placed, part }) => !part && (placed || list?.columns.some(({ field }) => field === name)),
  );
  const tabs = form?.tabs ?? [];
  return [
    'name',
    ...shown.map(({ name }) => `fields.${name}`),
    ...shown.flatMap(choiceKeys),
    ...(list?.filters ?? []).map(({ name }) => `filters.${name}`),
    ...tabs.filter(({ id }) => id !== '').map(({ id }) => `tabs.${id}`),
    ...tabs.flatMap(({ sections }) => sections.filter(({ part }) => !part).map(({ id }) => `sections.${id}`)),
    ...Object.keys(actions).map((name) => `actions.${name}.label`),
    ...(form?.needs ?? []).map((name) => `needs.${name}`),
    ...(views.create ? ['titles.add', 'toasts.created'] : []),
    ...(views.edit ? ['titles.edit', 'toasts.updated'] : []),
    ...(views.list ? ['empty.title'] : []),
  ];
}
