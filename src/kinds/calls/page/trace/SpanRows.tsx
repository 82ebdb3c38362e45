import { useTranslate } from 'react-admin';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { Axis } from './Axis';
import type { Span } from './readTrace';
import { durationText, shareOf, shortName, statusText } from './spanTexts';

const [rowHeight, viewHeight, axisHeight, spare] = [28, 420, 24, 4];

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

/** The class of what stands for a question that the application did not answer well. */
const failed = (span: Span) => (/^[45]/.test(statusText(span)) ? 'failed' : undefined);

/** Keeps in the middle what is there, when the timeline becomes wider or narrower. */
function useMiddle(zoom: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const middle = useRef(0);
  const note = (element: HTMLElement) => {
    middle.current = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth;
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && zoom > 1) element.scrollLeft = middle.current * element.scrollWidth - element.clientWidth / 2;
  }, [zoom]);
  return { scroller, note };
}

/** A timeline of spans, of which only those in view are drawn: a trace may have thousands. */
export function SpanRows({ spans, whole, zoom, isTree, onOpen }: SpanRowsProps) {
  const translate = useTranslate();
  const [top, setTop] = useState(0);
  const { scroller, note } = useMiddle(zoom);
  const height = Math.min(viewHeight, spans.length * rowHeight);
  const first = Math.max(0, Math.floor(Math.min(top, spans.length * rowHeight - height) / rowHeight) - spare);
  const shown = spans.slice(first, first + Math.ceil(viewHeight / rowHeight) + 2 * spare);
  const share = (milliseconds: number) => shareOf(milliseconds, whole);
  return (
    <div
      ref={scroller}
      className="call-spans"
      style={{ height: height + axisHeight + 16, '--zoom': zoom } as CSSProperties}
      onScroll={({ currentTarget }) => {
        setTop(currentTarget.scrollTop);
        note(currentTarget);
      }}
    >
      <Axis whole={whole} zoom={zoom} height={axisHeight} />
      <ol style={{ height: spans.length * rowHeight }} aria-label={translate('calls.trace.spans')}>
        {shown.map((span, index) => (
          <li
            key={`${span.id} ${span.from}`}
            aria-setsize={spans.length}
            aria-posinset={first + index + 1}
            style={{ top: (first + index) * rowHeight, height: rowHeight }}
          >
            <button type="button" title={span.name} onClick={() => onOpen(span)}>
              <span className="name" style={{ paddingInlineStart: 8 + (isTree ? Math.min(span.depth, 6) * 16 : 0) }}>
                {span.isOrphan && <abbr title={translate('calls.trace.orphan')}>?</abbr>}{' '}
                <b className={failed(span)}>{statusText(span)}</b> {shortName(span.name)}
              </span>
              <span className="bar" aria-hidden>
                <i
                  className={failed(span)}
                  style={{ insetInlineStart: share(span.from), width: share(span.duration) }}
                />
              </span>
              <span className="time">{durationText(span.duration)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
