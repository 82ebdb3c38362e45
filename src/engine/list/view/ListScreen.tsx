import { useTranslate } from 'react-admin';
import { useCallback, useRef, useState, type CSSProperties } from 'react';
import { useResourceTexts } from '../../../actions/texts';
import { useListState } from '../../../actions/useListState';
import { useMedia } from '../../../fields/useMedia';
import { PageReferences } from '../../../fields/reference/PageReferences';
import { matches } from '../../../schema/facts/predicate';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';
import { useDocumentTitle } from '../../routes/useDocumentTitle';
import { ListHeader } from './ListHeader';
import { ListPager } from '../paging/ListPager';
import { ListCards } from '../table/ListCards';
import { ListTable } from '../table/ListTable';
import { ListState } from './ListState';
import { ListToolbar } from './ListToolbar';
import { StaleNotice } from './StaleNotice';
import { useAccess } from './useAccess';
import { usePreset } from '../filterValues/presetContext';
import { useColumns } from '../columns/useColumns';
import { useSelectable } from './useSelectable';
import { useSelectionReset } from './useSelectionReset';
import { inPart } from '../../../loading/inPart';
import '../list.css';

/* Nobody has pressed anything: what keeps them from coming is told in their place. */
const ListPanels = inPart(() => import('./ListPanels').then(({ ListPanels }) => ListPanels), { heading: 'h2' });
const BulkBar = inPart(() => import('../../../actions/bulk/BulkBar').then(({ BulkBar }) => BulkBar));

/** A list as the operator sees it: heading, filters, what can be done with the selection, rows and pages. */
export function ListScreen({ resource }: { resource: CompiledResource }) {
  const translate = useTranslate();
  const { data, total, isFetching, selectedIds, filterValues } = useListState();
  const facts = useConsole();
  const preset = usePreset();
  const texts = useResourceTexts(resource.name);
  const title = texts.textOr('titles.list', 'list.titles.list', { name: texts.name() });
  const may = useAccess(resource, data);
  const columns = useColumns(resource);
  const selectable = useSelectable(resource, may);
  /* The bar stays when the selection is gone: it tells how its work went. */
  const [wasSelected, setSelected] = useState(false);
  if (!wasSelected && selectedIds.length > 0) setSelected(true);
  const Rows = useMedia('(max-width: 599.95px)') ? ListCards : ListTable;
  const heading = useRef<HTMLHeadingElement>(null);
  useSelectionReset();
  useDocumentTitle(title);
  const { bulkActions, canDelete, isSelectable } = selectable;
  const filter = { ...filterValues, ...preset.values };
  const panels = resource.list?.panels.filter(({ visible }) => matches(visible, { subject: {}, ...facts })) ?? [];
  const hasRows = data !== undefined && data.length > 0;
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  return (
    <div aria-busy={isFetching}>
      <ListHeader {...{ resource, title, may, columns, heading }} />
      {panels.length > 0 && (
        /* As high as its panels before they are there: the rows below are not pushed down. */
        <div className="list-panels" style={{ '--panels': panels.length } as CSSProperties}>
          <ListPanels resource={resource} shown={panels} />
        </div>
      )}
      <ListToolbar resource={resource} />
      <p role="status" className="note muted">
        {total === undefined ? '' : translate('list.total', { smart_count: total })}
      </p>
      {hasRows && <StaleNotice />}
      <div className="list-surface">
        <div className="busy-line">
          {isFetching && <div role="progressbar" aria-label={translate('list.loading', { name: title })} />}
        </div>
        {hasRows ? (
          <PageReferences resource={resource} fields={columns.visible.map(({ field }) => field)} rows={data}>
            <Rows columns={columns.visible} onDeleted={focusHeading} {...{ resource, may, selectable }} />
          </PageReferences>
        ) : (
          <ListState resource={resource} may={may} />
        )}
        {/* Below the rows: none of them moves under the pointer when the first is selected. */}
        {wasSelected && (bulkActions.length > 0 || canDelete) && (
          <BulkBar {...{ resource, filter, bulkActions, canDelete, isSelectable }} onGone={focusHeading} />
        )}
      </div>
      {hasRows && <ListPager />}
    </div>
  );
}
