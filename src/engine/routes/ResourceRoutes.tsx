/* In: an address below a resource. Out: its page, or why it is refused. */
import { ResourceContextProvider } from 'react-admin';
import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { QuestionFormProvider } from '../../actions/run/questionForm';
import { addresses } from '../../schema/addresses';
import type { CompiledResource } from '../../schema/types/compiled';
import { useDropListFilters } from '../list/filterValues/useDropListFilters';
import { AddPage } from './AddPage';
import { EditPage } from './EditPage';
import { existingPages } from './existingPages';
import { ListPage } from './ListPage';
import { NotFoundProvider } from './notFoundContext';
import { Redirect } from './Redirect';
import { inPart } from '../../loading/inPart';

const FirstRecord = inPart(() => import('./FirstRecord').then(({ FirstRecord }) => FirstRecord), { heading: 'h1' });
const QuestionForm = inPart(() => import('../form/questions/QuestionForm').then(({ QuestionForm }) => QuestionForm));

interface ResourceRoutesProps {
  resource: CompiledResource;
  /** Shown for an address that the resource does not have. */
  notFound?: ReactNode;
}

/** Tabs of react-admin have addresses below that of their page. */
const below = (path: string, page: string | undefined) => (page ? `${path}/*` : path);

/**
 * All pages of one resource, to be mounted at `/internal/<name>/*`: list, `add`, `:id/edit`, `first`, and react-admin's own
 * addresses leading there; `:id/show` where there is a hand-written page for it. A singleton has its form in the place of the list.
 */
export function ResourceRoutes({ resource, notFound = null }: ResourceRoutesProps) {
  const { name, pages } = resource;
  useDropListFilters(name);
  const has = existingPages(resource);
  const toAdd = () => addresses.add(name);
  const toRecord = (id: string) => (has.record ? addresses.edit(name, id) : addresses.show(name, id));
  return (
    <ResourceContextProvider value={name}>
      <QuestionFormProvider value={QuestionForm}>
        <NotFoundProvider value={notFound}>
          <Suspense fallback={null}>
            <Routes>
              {has.isForm && <Route index element={<EditPage resource={resource} />} />}
              {has.list && <Route index element={<ListPage resource={resource} />} />}
              {has.add && <Route path={below('add', pages.create)} element={<AddPage resource={resource} />} />}
              {has.add && <Route path="create" element={<Redirect to={toAdd} />} />}
              {has.record && <Route path="first" element={<FirstRecord resource={resource} />} />}
              {has.show && !has.record && <Route path=":id/edit" element={<Redirect to={toRecord} />} />}
              {has.record && <Route path={below(':id/edit', pages.edit)} element={<EditPage resource={resource} />} />}
              {(has.record || has.show) && <Route path=":id" element={<Redirect to={toRecord} />} />}
              {pages.show && <Route path=":id/show/*" element={<EditPage resource={resource} page={pages.show} />} />}
              {has.record && !pages.show && <Route path=":id/show" element={<Redirect to={toRecord} />} />}
              <Route path="*" element={notFound} />
            </Routes>
          </Suspense>
        </NotFoundProvider>
      </QuestionFormProvider>
    </ResourceContextProvider>
  );
}
