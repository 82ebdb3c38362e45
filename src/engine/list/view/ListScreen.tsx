import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useResourceTexts } from '../../../actions/texts';
import { useListState } from '../../../actions/useListState';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useDocumentTitle } from '../../routes/useDocumentTitle';
import { BusyLine } from './BusyLine';
import { ListHeader } from './ListHeader';
import { ListPager } from '../paging/ListPager';
import { ListRows } from '../table/ListRows';
import { ListState } from './ListState';
import { ListToolbar } from './ListToolbar';
import { StaleNotice } from './StaleNotice';
import { useAccess } from './useAccess';
import { useColumns } from '../columns/useColumns';
import { useSelectable } from './useSelectable';
import { useSelectionReset } from './useSelectionReset';
import { inPart } from '../../../loading/inPart';

const ListPanels = inPart(() => import('./ListPanels').then(({ ListPanels }) => ListPanels));
const BulkBar = inPart(() => import('../../../actions/bulk/BulkBar').then(({ BulkBar }) => BulkBar));

/** A list as the operator sees it: heading, filters, what can be done with the selection, rows and pages. */
export function ListScreen({ resource }: { resource: CompiledResource }) {
  const translate = useTranslate();
  const { data, total, isFetching, selectedIds } = useListState();
  const texts = useResourceTexts(resource.name);
  const title = texts.textOr('titles.list', 'list.titles.list', { name: texts.name() });
  const may = useAccess(resource, data);
  const columns = useColumns(resource);
  const selectable = useSelectable(resource, may);
  /* The bar stays when the selection is gone: it tells how its work went. */
  const [wasSelected, setSelected] = useState(false);
  if (!wasSelected && selectedIds.length > 0) setSelected(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useSelectionReset();
  useDocumentTitle(title);
  const { bulkActions, canDelete, waitsFor } = selectable;
  const hasRows = data !== undefined && data.length > 0;
  const focusHeading = () => heading.current?.focus();
  return (
    <Box aria-busy={isFetching}>
      <ListHeader {...{ resource, title, may, columns, heading }} />
      {resource.list && resource.list.panels.length > 0 && <ListPanels resource={resource} />}
      <ListToolbar resource={resource} />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: 24 }}>
        {total === undefined ? '' : translate('list.total', { smart_count: total })}
      </Typography>
      {waitsFor && hasRows && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {texts.textOr('select_hint', 'list.select_hint', { filter: texts.filter(waitsFor) })}
        </Typography>
      )}
      {hasRows && <StaleNotice />}
      <Paper variant="outlined">
        <Box sx={{ height: 4 }}>
          {isFetching && <BusyLine role="progressbar" aria-label={translate('list.loading', { name: title })} />}
        </Box>
        {wasSelected && (bulkActions.length > 0 || canDelete) && (
          <BulkBar resource={resource} bulkActions={bulkActions} canDelete={canDelete} />
        )}
        {hasRows ? (
          <ListRows columns={columns.visible} onDeleted={focusHeading} {...{ resource, may, selectable }} />
        ) : (
          <ListState resource={resource} may={may} />
        )}
      </Paper>
      {hasRows && <ListPager />}
    </Box>
  );
}
