import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CopyButton } from './CopyButton';

interface ShownOnceProps {
  text: string;
  /** What is said of it once it is copied, translated. */
  copied?: string;
}

/** A secret that is shown once, with a button that copies it. */
export function ShownOnce({ text, copied }: ShownOnceProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="success"
      role="status"
      action={
        <CopyButton
          text={text}
          name={translate('fields.shown_once.name')}
          done={copied ?? translate('fields.shown_once.copied')}
        />
      }
    >
      <Box component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {text}
      </Box>
      <div>{translate('fields.shown_once.hint')}</div>
    </Alert>
  );
}
