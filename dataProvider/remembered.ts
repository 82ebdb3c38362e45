import { browserStorage } from '../src/session/storage/browserStorage';
import { ownPrefix } from '../src/session/storage/kept';
import type { CompiledResource } from '../src/schema/types/compiled';
import type { ProviderContext, Values } from './context';

/** Fields of the step `remembered`: what the API takes, never gives back, and erases where an update leaves it out. No secrets. */
const namesOf = ({ api, fields }: CompiledResource): string[] =>
  api.read
    .flatMap((declared) =>
      typeof declared === 'object' && declared.step === 'remembered' ? (declared.fields as string[]) : [],
    )
    .filter((name) => fields[name]?.secret === false);

const keyOf = (context: ProviderContext, resource: CompiledResource, id: unknown, name: string) =>
  `${ownPrefix(context.standing().session.user_sid)}given.${resource.name}.${String(id)}.${name}`;

/** A record as the API gives it, with what this user has last saved of the rest in this browser. */
export function withRemembered<T extends Values>(context: ProviderContext, resource: CompiledResource, record: T): T {
  const known = namesOf(resource).flatMap((name) => {
    const text = name in record ? undefined : browserStorage.read('local', keyOf(context, resource, record.id, name));
    return text === undefined ? [] : [[name, JSON.parse(text) as unknown] as const];
  });
  return known.length === 0 ? record : { ...record, ...(Object.fromEntries(known) as Values) };
}

/** A record is gone: what was kept of it goes, too. */
export function forget(context: ProviderContext, resource: CompiledResource, id: unknown): void {
  for (const name of namesOf(resource)) browserStorage.write('local', keyOf(context, resource, id, name), undefined);
}

/** The same for what was saved a moment ago. @param values that were sent */
export function remembering<T extends Values>(
  context: ProviderContext,
  resource: CompiledResource,
  values: Values,
  record: T,
): T {
  for (const name of namesOf(resource))
    if (name in values && !(name in record))
      browserStorage.write(
        'local',
        keyOf(context, resource, record.id, name),
        values[name] === null || values[name] === undefined ? undefined : JSON.stringify(values[name]),
      );
  return withRemembered(context, resource, record);
}
