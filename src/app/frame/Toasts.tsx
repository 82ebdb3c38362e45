import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Toast } from './Toast';
import { useToasts } from './useToasts';

/** The messages of the console, newest below; errors stay until they are closed (specification 1, section 9; design 16). */
export function Toasts() {
  const { toasts, close } = useToasts();
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-label={translate('frame.toasts.label')}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        right: { xs: 8, sm: 24 },
        bottom: { xs: 8, sm: 24 },
        left: { xs: 8, sm: 'auto' },
        display: 'grid',
        gap: 1,
        width: { sm: 400 },
      }}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={close} />
      ))}
    </Box>
  );
}
