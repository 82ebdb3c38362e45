import { useTranslate } from 'react-admin';
import { useState, type CSSProperties } from 'react';
import type { Span } from './readTrace';
import { durationText, shortName } from './spanTexts';

const [rowHeight, viewHeight, spare] = [28, 420, 8];

interface SpanRowsProps {
  spans: Span[];
  /** Milliseconds that the timeline is as wide as. */
  whole: number;
  /** How many times wider than the room for it. */
  zoom: number;
  /** Whether names are indented below what they happened in. */
  isTree: boolean;
  onOpen: (span: Span) => void;
}

/** A timeline of spans, of which only those in view are drawn: a trace may have thousands. */
export function SpanRows({ spans, whole, zoom, isTree, onOpen }: SpanRowsProps) {
  const translate = useTranslate();
  const [top, setTop] = useState(0);
  const height = Math.min(viewHeight, spans.length * rowHeight);
  const first = Math.max(0, Math.floor(Math.min(top, spans.length * rowHeight - height) / rowHeight) - spare);
  const shown = spans.slice(first, first + Math.ceil(viewHeight / rowHeight) + 2 * spare);
  const share = (milliseconds: number) => `${whole > 0 ? (milliseconds / whole) * 100 : 0}%`;
  return (
    <div
      className="call-spans"
      style={{ height: height + 16, '--zoom': zoom } as CSSProperties}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <ol style={{ height: spans.length * rowHeight }} aria-label={translate('calls.trace.spans')}>
        {shown.map((span, index) => (
          <li
            key={`${span.id} ${span.from}`}
            aria-setsize={spans.length}
            aria-posinset={first + index + 1}
            style={{ top: (first + index) * rowHeight, height: rowHeight }}
          >
            <button type="button" title={span.name} onClick={() => onOpen(span)}>
              <span className="name" style={{ paddingInlineStart: isTree ? Math.min(span.depth, 6) * 16 : 0 }}>
                {span.isOrphan && <abbr title={translate('calls.trace.orphan')}>?</abbr>} {shortName(span.name)}
              </span>
              <span className="bar" aria-hidden>
                <i style={{ insetInlineStart: share(span.from), width: share(span.duration) }} />
              </span>
              <span className="time">{durationText(span.duration)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
