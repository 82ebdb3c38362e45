import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** A link to another page of the console: plainer than MUI's, of which a list would have a hundred. */
export const PageLink = styled(Link)(({ theme }) => ({
  color: theme.palette.primary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
