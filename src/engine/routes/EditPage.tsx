import { lazy } from 'react';
import { useParams } from 'react-router';
import type { CompiledResource } from '../../schema/compiled';
import { pages } from './pageRegistry';

const FormView = lazy(() => import('../form/FormView').then((module) => ({ default: module.FormView })));

/** The page of one record; its form asks for access with the record and becomes read-only where changes are not allowed. */
export function EditPage({ resource }: { resource: CompiledResource }) {
  const { id = resource.name } = useParams();
  const Page = resource.pages.edit ? pages.require(resource.pages.edit) : undefined;
  return Page ? (
    <Page key={id} resource={resource} id={id} />
  ) : (
    <FormView key={id} resource={resource} mode="edit" id={id} />
  );
}
