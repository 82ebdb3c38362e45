import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { inSentence } from '../../../actions/inSentence';
import { recordTitle } from '../../../actions/recordTitle';
import { denialKey, useResourceTexts } from '../../../actions/texts';
import { PageLink } from '../../../fields/elements/PageLink';
import { SidCell } from '../../../fields/sid/SidCell';
import { useDocumentTitle } from '../../routes/useDocumentTitle';
import { useFormParts } from '../record/FormContext';
import { useListAddress } from '../save/useListAddress';

/** What the page of the form is called: whoever may only look is not told to edit, but settings keep their name. */
function usePageTitle(): string {
  const { resource, mode } = useFormParts();
  const locale = useLocale();
  const texts = useResourceTexts(resource.name);
  const isViewOnly = mode === 'show' && resource.kind === 'collection';
  const part = mode === 'create' ? 'add' : isViewOnly ? 'view' : 'edit';
  const name = isViewOnly ? inSentence(texts.name(1), locale) : texts.name(1);
  return texts.textOr(`titles.${part}`, `form.titles.${mode}`, { name });
}

/** Where we are, what the page is, which record it is about, and what can be done with it. */
export function FormHeader({ children }: { children?: ReactNode }) {
  const { resource, record, mode } = useFormParts();
  const list = useListAddress(resource);
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const title = usePageTitle();
  const own = record && resource.kind === 'collection' ? recordTitle(resource, record) : '';
  const denial = mode === 'show' ? denialKey(translate, resource.name, 'edit') : undefined;
  const idField = resource.fields[resource.idField];
  useDocumentTitle(own === '' ? title : `${title}: ${own}`);
  return (
    <header className="form-header">
      {list && (
        <nav className="form-path" aria-label={translate('form.breadcrumbs')}>
          <ol>
            <li>
              <PageLink to={list}>{texts.name(2)}</PageLink>
            </li>
            <li aria-current="page">{own || title}</li>
          </ol>
        </nav>
      )}
      <h1>{title}</h1>
      {children}
      {record && idField && !idField.placed && (
        <div>
          <SidCell resource={resource} field={idField} record={record} value={record.id} options={{}} />
        </div>
      )}
      <p className="muted">{translate(mode === 'show' ? 'form.read_only' : 'form.required_notice')}</p>
      {denial && <p>{translate(denial)}</p>}
    </header>
  );
}
