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

/** Looks like a list to choose from, and is none yet. */
export const NativePress = styled('button')(control, ({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 37,
  textAlign: 'start',
  cursor: 'pointer',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInlineEnd: theme.spacing(4),
  /* An arrow of two gradients, in the colour of the text. */
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
  backgroundSize: '5px 5px',
  backgroundPosition: 'right 17px center, right 12px center',
  backgroundRepeat: 'no-repeat',
}));

/** As `NativeInput`, for a few choices. */
export const NativeSelect = styled('select')(control, { height: 34 });

/** The label above or beside one of them. */
export const NativeLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  fontWeight: 500,
  marginBottom: theme.spacing(0.5),
}));
