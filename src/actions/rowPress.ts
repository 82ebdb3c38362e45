import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router';

const press = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.button,
  fontSize: theme.typography.body2.fontSize,
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box' as const,
  minHeight: 34,
  padding: theme.spacing(0.5, 1.75),
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: theme.palette.primary.main,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
});

/** The buttons of a row look as MUI's do and are the browser's own: a list has two for each of a hundred rows. */
export const RowLink = styled(Link)(press);

/** As `RowLink`, for what takes something away. */
export const RowDanger = styled('button')(press, ({ theme }) => ({ color: theme.palette.error.main }));
