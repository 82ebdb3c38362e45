import { styled } from '@mui/material/styles';
import { PlainTable } from '../../../fields/elements/PlainTable';

/** How a list's cell is marked: one with a box to tick or a button in it, or one that is aligned to the end. */
export const cellClasses = { tool: 'tool-cell', end: 'end-cell' };

/** The table of a list: the heading stays below the frame's top bar; rows are as high as their buttons and no more. */
export const DenseTable = styled(PlainTable)(({ theme }) => ({
  th: {
    position: 'sticky',
    top: 'var(--top-bar, 0px)',
    zIndex: 2,
    backgroundColor: theme.palette.background.paper,
  },
  '&[data-overflows=true] th': { top: 0 },
  td: { paddingBlock: theme.spacing(0.25) },
  [`.${cellClasses.tool}`]: {
    width: 24,
    padding: theme.spacing(0, 1.5, 0, 2),
    '& > *': { padding: theme.spacing(0.75, 0) },
  },
  [`.${cellClasses.end}`]: { textAlign: 'right', whiteSpace: 'nowrap' },
  'tbody tr:hover': { backgroundColor: theme.palette.action.hover },
  'tbody tr[data-selected=true]': { backgroundColor: theme.palette.action.selected },
  'tr[data-opens=true]': { cursor: 'pointer' },
}));
