import { lazy } from 'react';
import type { CompiledResource } from '../../schema/compiled';
import { PageGuard } from './PageGuard';
import { pages } from './pageRegistry';

const FormView = lazy(() => import('../form/FormView').then((module) => ({ default: module.FormView })));

/** The page of a new record. */
export function AddPage({ resource }: { resource: CompiledResource }) {
  const Page = resource.pages.create ? pages.require(resource.pages.create) : undefined;
  return (
    <PageGuard resource={resource} operation="create">
      {Page ? <Page resource={resource} /> : <FormView resource={resource} mode="create" />}
    </PageGuard>
  );
}
