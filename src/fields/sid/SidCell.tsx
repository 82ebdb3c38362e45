import { CopyButton } from '../elements/CopyButton';
import type { FieldCellProps } from '../kit';
import { plainText } from '../plainText';

/* Not a part of MUI's: a list has hundreds of these. */
const inRow = { display: 'inline-flex', alignItems: 'center', fontFamily: 'monospace' };

/** An identifier with its copy button. */
export function SidCell({ value }: FieldCellProps) {
  const text = plainText(value);
  if (text === '') return null;
  return (
    <span style={inRow}>
      {text}
      <CopyButton text={text} />
    </span>
  );
}
