import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { BulkBar } from '../../actions/BulkBar';
import { useResourceTexts } from '../../actions/texts';
import type { CompiledResource } from '../../schema/compiled';
import { useDocumentTitle } from '../routes/useDocumentTitle';
import { ListHeader } from './ListHeader';
import { ListPager } from './ListPager';
import { ListState } from './ListState';
import { ListTable } from './ListTable';
import { ListToolbar } from './ListToolbar';
import { useAccess } from './useAccess';
import { useColumns } from './useColumns';
import { useDropListFilters } from './useDropListFilters';

/** A list as the operator sees it: heading, filters, what can be done with the selection, rows and pages. */
export function ListScreen({ resource }: { resource: CompiledResource }) {
  const translate = useTranslate();
  const { data, total, isFetching } = useListContext();
  const texts = useResourceTexts(resource.name);
  const title = texts.textOr('titles.list', 'list.titles.list', { name: texts.name() });
  const may = useAccess(resource, data);
  const columns = useColumns(resource);
  useDropListFilters(resource.name);
  useDocumentTitle(title);
  const bulk = resource.list?.bulk ?? [];
  const bulkActions = bulk.flatMap((name) => resource.actions[name] ?? []).filter(({ needs }) => may(needs));
  const canDelete = bulk.includes('delete') && resource.views.delete && may('delete');
  const hasRows = data !== undefined && data.length > 0;
  return (
    <Box aria-busy={isFetching}>
      <ListHeader resource={resource} title={title} may={may} columns={columns} />
      <ListToolbar resource={resource} />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: 24 }}>
        {total === undefined ? '' : translate('list.total', { smart_count: total })}
      </Typography>
      <Paper variant="outlined">
        <Box sx={{ height: 4 }}>
          {isFetching && <LinearProgress aria-label={translate('list.loading', { name: title })} />}
        </Box>
        <BulkBar resource={resource} bulkActions={bulkActions} canDelete={canDelete} />
        {hasRows ? (
          <ListTable
            resource={resource}
            columns={columns.visible}
            may={may}
            isSelectable={bulkActions.length > 0 || canDelete}
          />
        ) : (
          <ListState resource={resource} may={may} />
        )}
      </Paper>
      {hasRows && <ListPager />}
    </Box>
  );
}
