import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../../engine/routes/useDocumentTitle';
import { insideBase } from '../../../schema/addresses';

/** For addresses inside the console that nothing serves (specification 1, section 2). */
export function NotFoundInside() {
  const translate = useTranslate();
  const title = translate('frame.not_found.title');
  useDocumentTitle(title);
  return (
    <Box sx={{ py: 8, display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
      <Typography variant="h1">{title}</Typography>
      <Typography>{translate('frame.not_found.text')}</Typography>
      <Button component={Link} to={insideBase} variant="contained">
        {translate('frame.not_found.back')}
      </Button>
    </Box>
  );
}
