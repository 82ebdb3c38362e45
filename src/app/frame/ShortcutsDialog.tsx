import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Fragment, useId } from 'react';

const shortcuts: Record<string, [key: string, does: string][]> = {
  everywhere: [
    ['Ctrl + K', 'palette'],
    ['?', 'help'],
    ['Esc', 'escape'],
    ['Tab', 'next'],
  ],
  list: [['/', 'filter']],
  form: [
    ['Ctrl + S', 'save'],
    ['Enter', 'save'],
  ],
};

/** The keys that the console knows. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('frame.shortcuts.title')}</DialogTitle>
      <DialogContent>
        {Object.entries(shortcuts).map(([place, keys]) => (
          <Fragment key={place}>
            <Typography variant="h3" sx={{ mt: 1 }}>
              {translate(`frame.shortcuts.${place}`)}
            </Typography>
            <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '96px 1fr', rowGap: 0.5 }}>
              {keys.map(([key, does]) => (
                <Fragment key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <Box component="dd" sx={{ m: 0 }}>
                    {translate(`frame.shortcuts.${does}`)}
                  </Box>
                </Fragment>
              ))}
            </Box>
          </Fragment>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('frame.shortcuts.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
