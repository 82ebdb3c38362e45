/* In: an address below a resource. Out: its page, or why it is refused. */
import { ResourceContextProvider } from 'react-admin';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { QuestionFormProvider } from '../../actions/run/questionForm';
import { addresses } from '../../schema/addresses';
import type { CompiledResource } from '../../schema/types/compiled';
import { useDropListFilters } from '../list/filterValues/useDropListFilters';
import { AddPage } from './AddPage';
import { EditPage } from './EditPage';
import { ListPage } from './ListPage';
import { NotFoundProvider } from './notFoundContext';
import { RedirectToEdit } from './RedirectToEdit';
import { inPart } from '../../loading/inPart';

const FirstRecord = inPart(() => import('./FirstRecord').then(({ FirstRecord }) => FirstRecord), { isPage: true });
const QuestionForm = inPart(() => import('../form/questions/QuestionForm').then(({ QuestionForm }) => QuestionForm));

interface ResourceRoutesProps {
  resource: CompiledResource;
  /** Shown for an address that the resource does not have. */
  notFound?: ReactNode;
}

/**
 * All pages of one resource, to be mounted at `/internal/<name>/*`: list, `add`, `:id/edit`, `first`, and react-admin's own
 * addresses leading there. A singleton has its form in the place of the list.
 */
export function ResourceRoutes({ resource, notFound = null }: ResourceRoutesProps) {
  const { name, views, kind, pages } = resource;
  useDropListFilters(name);
  const hasList = views.list || pages.list !== undefined;
  const hasAdd = views.create || pages.create !== undefined;
  const hasEdit = views.edit || views.show || pages.edit !== undefined;
  const isForm = kind === 'singleton' && pages.list === undefined && hasEdit;
  return (
    <ResourceContextProvider value={name}>
      <QuestionFormProvider value={QuestionForm}>
        <NotFoundProvider value={notFound}>
          <Suspense fallback={null}>
            <Routes>
              {isForm && <Route index element={<EditPage resource={resource} />} />}
              {!isForm && hasList && <Route index element={<ListPage resource={resource} />} />}
              {hasAdd && <Route path="add" element={<AddPage resource={resource} />} />}
              {hasAdd && <Route path="create" element={<Navigate to={addresses.add(name)} replace />} />}
              {hasEdit && <Route path="first" element={<FirstRecord resource={resource} />} />}
              {hasEdit && <Route path=":id/edit" element={<EditPage resource={resource} />} />}
              {hasEdit && <Route path=":id" element={<RedirectToEdit resource={resource} />} />}
              {hasEdit && <Route path=":id/show" element={<RedirectToEdit resource={resource} />} />}
              <Route path="*" element={notFound} />
            </Routes>
          </Suspense>
        </NotFoundProvider>
      </QuestionFormProvider>
    </ResourceContextProvider>
  );
}
