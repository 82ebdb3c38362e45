/* In: records and columns. Out: the rows of a table, or items on a small screen. */
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { ListRowsProps } from '../columns/listRowProps';
import { ListTable } from './ListTable';
import { inPart } from '../../../loading/inPart';

const ListItems = inPart(() => import('./ListItems').then(({ ListItems }) => ListItems));

/** A table, or two-line items where the screen is too narrow for one. */
export function ListRows(props: ListRowsProps) {
  const theme = useTheme();
  const isSmall = useMediaQuery(theme.breakpoints.down('sm'), { noSsr: true });
  if (!isSmall) return <ListTable {...props} />;
  return <ListItems {...props} />;
}
