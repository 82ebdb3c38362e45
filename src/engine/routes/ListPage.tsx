import type { CompiledResource } from '../../schema/compiled';
import { ListView } from '../list/ListView';
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
