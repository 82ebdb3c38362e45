import type { CompiledResource } from '../../../schema/types/compiled';
import { NeededResource } from '../record/NeededResource';
import { RecordForm } from './RecordForm';

/** A new record. Resources that must not be empty are looked at beside it. */
export function CreateForm({ resource }: { resource: CompiledResource }) {
  return (
    <>
      {resource.form?.needs.map((need) => (
        <NeededResource key={need} resource={need} message={`resources.${resource.name}.needs.${need}`} />
      ))}
      <RecordForm resource={resource} mode="create" />
    </>
  );
}
