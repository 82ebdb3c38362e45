/* In: a resource, and the identifier of a record or none. Out: the page of its form: header, tabs, sections, inputs. */
import { useParams } from 'react-router';
import type { CompiledResource } from '../../../schema/types/compiled';
import { CreateForm } from './CreateForm';
import { EditForm } from './EditForm';

interface FormViewProps {
  resource: CompiledResource;
  mode: 'create' | 'edit';
  /** Of the record; from the address where not given. */
  id?: string;
}

/** The generated page of a new or an existing record. */
export function FormView({ resource, mode, id }: FormViewProps) {
  const params = useParams();
  const own = id ?? params.id ?? resource.name;
  return mode === 'create' ? <CreateForm resource={resource} /> : <EditForm key={own} resource={resource} id={own} />;
}
