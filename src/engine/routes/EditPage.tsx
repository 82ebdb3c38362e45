import { useParams } from 'react-router';
import type { CompiledResource } from '../../schema/types/compiled';
import { PageGuard } from './PageGuard';
import { pages } from './pageRegistry';
import { inPart } from '../../loading/inPart';

const FormView = inPart(() => import('../form/view/FormView').then(({ FormView }) => FormView), { heading: 'h1' });

interface EditPageProps {
  resource: CompiledResource;
  /** Name of a hand-written page; the one for changing a record where not given. */
  page?: string | undefined;
}

/**
 * The page of one record. Nothing is asked for where the session may open no record at all; the form asks again with the record
 * and becomes read-only where changes are not allowed.
 */
export function EditPage({ resource, page = resource.pages.edit }: EditPageProps) {
  const { id = resource.name } = useParams();
  const Page = page ? pages.require(page) : undefined;
  return (
    <PageGuard resource={resource} operation="show">
      {Page ? (
        <Page key={id} resource={resource} id={id} />
      ) : (
        <FormView key={id} resource={resource} mode="edit" id={id} />
      )}
    </PageGuard>
  );
}
