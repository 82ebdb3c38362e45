import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CopyButton } from './CopyButton';

/** A secret that is shown once, with a button that copies it. */
export function ShownOnce({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="success"
      role="status"
      action={<CopyButton text={text} name={translate('fields.shown_once.name')} />}
    >
      <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {text}
      </Box>
      <div>{translate('fields.shown_once.hint')}</div>
    </Alert>
  );
}
