import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useResourceTexts } from '../../actions/texts';
import { addresses } from '../../schema/addresses';
import type { CompiledResource } from '../../schema/compiled';
import type { May } from './useAccess';
import type { Columns } from './useColumns';

const ColumnChooser = lazy(() => import('./ColumnChooser').then((module) => ({ default: module.ColumnChooser })));
const ExportButton = lazy(() => import('./ExportButton').then((module) => ({ default: module.ExportButton })));

interface ListHeaderProps {
  resource: CompiledResource;
  title: string;
  may: May;
  columns: Columns;
}

/** The list's name and what can be done with it as a whole. */
export function ListHeader({ resource, title, may, columns }: ListHeaderProps) {
  const texts = useResourceTexts(resource.name);
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Typography component="h1" variant="h5" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      <Suspense>
        <ColumnChooser resource={resource} columns={columns} />
        {may('export') && <ExportButton resource={resource} columns={columns.visible} />}
      </Suspense>
      {resource.views.create && may('create') && (
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to={addresses.add(resource.name)}>
          {texts.textOr('titles.add', 'list.add', { name: texts.name(1) })}
        </Button>
      )}
    </Box>
  );
}
