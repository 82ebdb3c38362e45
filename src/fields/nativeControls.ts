import { styled, type Theme } from '@mui/material/styles';

const control = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.body1,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: '1px solid var(--outline)',
  borderRadius: theme.shape.borderRadius,
  boxSizing: 'border-box' as const,
  padding: theme.spacing(0, 1.5),
  '&:hover': { borderColor: theme.palette.text.primary },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
});

/** For a list: MUI's own inputs are heavy, and come only with the first filter or form that needs them. */
export const NativeInput = styled('input')(control, { height: 37 });

/** As `NativeInput`, for a few choices. */
export const NativeSelect = styled('select')(control, { height: 34 });

/** The label above or beside one of them. */
export const NativeLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  fontWeight: 500,
  marginBottom: theme.spacing(0.5),
}));
