import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import type { ListRowsProps } from './listRowProps';
import { ListTable } from './ListTable';

const ListItems = lazy(() => import('./ListItems').then((module) => ({ default: module.ListItems })));

/** A table, or two-line items where the screen is too narrow for one. */
export function ListRows(props: ListRowsProps) {
  const theme = useTheme();
  const isSmall = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  if (!isSmall) return <ListTable {...props} />;
  return (
    <Suspense fallback={null}>
      <ListItems {...props} />
    </Suspense>
  );
}
