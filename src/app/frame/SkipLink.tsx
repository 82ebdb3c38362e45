import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

export const contentId = 'content';

/** Past the navigation, for those who go by keyboard; seen only while it has the focus. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(contentId)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        fontWeight: 600,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {translate('frame.skip_to_content')}
    </Box>
  );
}
