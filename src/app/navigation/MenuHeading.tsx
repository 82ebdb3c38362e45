import Typography from '@mui/material/Typography';

/** Heads a group of choices for the eye; each choice names its group itself, since a menu holds nothing but items. */
export function MenuHeading({ text }: { text: string }) {
  return (
    <Typography
      component="li"
      role="presentation"
      aria-hidden
      variant="caption"
      sx={{ display: 'block', px: 2, pt: 1, color: 'text.secondary', fontWeight: 600 }}
    >
      {text}
    </Typography>
  );
}
