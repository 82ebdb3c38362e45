import type { CompiledResource } from '../../../schema/types/compiled';
import { NeededResource } from '../record/NeededResource';
import { RecordForm } from './RecordForm';

/** A new record. Resources that must not be empty are looked at beside it. */
export function CreateForm({ resource }: { resource: CompiledResource }) {
  return (
    <>
      {resource.form?.needs.map((need) => (
        <NeededResource key={need.resource} resource={need.resource} message={need.message} />
      ))}
      <RecordForm resource={resource} mode="create" />
    </>
  );
}
