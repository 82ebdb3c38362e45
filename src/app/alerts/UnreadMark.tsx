import Box from '@mui/material/Box';

/** A short number of what is new; nothing for an empty text. */
export function UnreadMark({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <Box
      component="span"
      sx={{
        px: 0.75,
        borderRadius: 4,
        color: 'error.contrastText',
        bgcolor: 'error.main',
        fontSize: 'caption.fontSize',
        fontWeight: 600,
        lineHeight: 1.5,
      }}
    >
      {text}
    </Box>
  );
}
