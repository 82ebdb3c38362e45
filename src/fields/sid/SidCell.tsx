import { CopyButton } from '../elements/CopyButton';
import type { FieldCellProps } from '../kit';
import { plainText } from '../plainText';

/** An identifier with its copy button. */
export function SidCell({ value }: FieldCellProps) {
  const text = plainText(value);
  if (text === '') return null;
  return (
    <span className="sid">
      <span className="one-line">{text}</span>
      <CopyButton text={text} />
    </span>
  );
}
