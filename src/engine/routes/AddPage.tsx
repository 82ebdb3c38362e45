import type { CompiledResource } from '../../schema/types/compiled';
import { PageGuard } from './PageGuard';
import { pages } from './pageRegistry';
import { inPart } from '../../loading/inPart';

const FormView = inPart(() => import('../form/view/FormView').then(({ FormView }) => FormView), { heading: 'h1' });

/** The page of a new record. */
export function AddPage({ resource }: { resource: CompiledResource }) {
  const Page = resource.pages.create ? pages.require(resource.pages.create) : undefined;
  return (
    <PageGuard resource={resource} operation="create">
      {Page ? <Page resource={resource} /> : <FormView resource={resource} mode="create" />}
    </PageGuard>
  );
}
