import Box from '@mui/material/Box';
import { CopyButton } from '../CopyButton';
import type { FieldCellProps } from '../kit';
import { plainText } from '../plainText';

/** An identifier with its copy button. */
export function SidCell({ value }: FieldCellProps) {
  const text = plainText(value);
  if (text === '') return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', fontFamily: 'monospace' }}>
      {text}
      <CopyButton text={text} />
    </Box>
  );
}
