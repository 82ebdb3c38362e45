import type { CompiledResource } from '../../schema/types/compiled';
import { ListView } from '../list/view/ListView';
import { PageGuard } from './PageGuard';
import { pages } from './pageRegistry';

/** The page of a resource's records. */
export function ListPage({ resource }: { resource: CompiledResource }) {
  const Page = resource.pages.list ? pages.require(resource.pages.list) : undefined;
  return (
    <PageGuard resource={resource} operation="list">
      {Page ? <Page resource={resource} /> : <ListView resource={resource} />}
    </PageGuard>
  );
}
