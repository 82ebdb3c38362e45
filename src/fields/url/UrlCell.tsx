import type { FieldCellProps } from '../kit';
import { plainText } from '../plainText';
import { checkUrl } from './checkUrl';

/** A web address as a link; whatever is none stays text. */
export function UrlCell({ value }: FieldCellProps) {
  const text = plainText(value);
  if (text === '' || checkUrl(text) !== undefined) return <span>{text}</span>;
  return (
    <a
      className="page-link"
      href={text}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </a>
  );
}
