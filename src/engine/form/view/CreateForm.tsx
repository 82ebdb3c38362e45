import type { CompiledResource } from '../../../schema/types/compiled';
import { neededResources } from '../../../schema/facts/needed';
import { useConsole } from '../../../session/ConsoleContext';
import { NeededResource } from '../record/NeededResource';
import { RecordForm } from './RecordForm';

/** A new record. Resources without whose records there is none are looked at beside it, where they have a list of their own. */
export function CreateForm({ resource }: { resource: CompiledResource }) {
  const { registry } = useConsole();
  const hasOwnList = (name: string) => registry.get(name)?.views.list === true && !registry.get(name)?.parent;
  return (
    <>
      {neededResources(resource)
        .filter(hasOwnList)
        .map((need) => (
          <NeededResource key={need} resource={need} of={resource.name} />
        ))}
      <RecordForm resource={resource} mode="create" />
    </>
  );
}
