import { styled } from '@mui/material/styles';

/**
 * A table whose cells are the browser's own and styled from here: a list has hundreds, and each part of MUI's costs as much to
 * draw as four of them.
 */
export const PlainTable = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: theme.palette.text.primary,
  'th, td': {
    height: 38,
    padding: theme.spacing(0.75, 1.5),
    borderBottom: `1px solid ${theme.palette.divider}`,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  th: { color: theme.palette.text.secondary, fontWeight: 600, fontSize: '0.75rem', overflowWrap: 'normal' },
}));
