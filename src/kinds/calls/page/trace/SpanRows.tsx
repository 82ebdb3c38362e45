import { useTranslate } from 'react-admin';
import { memo, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { useRowsInView } from '../useRowsInView';
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
const failed = (status: string) => (/^[45]/.test(status) ? 'failed' : undefined);

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

interface SpanRowProps extends Pick<SpanRowsProps, 'whole' | 'isTree' | 'onOpen'> {
  span: Span;
  /** From 0, among all. */
  index: number;
  count: number;
  /** What is said of a span whose parent was never sent. */
  orphan: string;
}

/** One span; drawn once, however far it is scrolled while in view. */
const SpanRow = memo(function SpanRow({ span, index, count, whole, isTree, onOpen, orphan }: SpanRowProps) {
  const share = (milliseconds: number) => shareOf(milliseconds, whole);
  const status = statusText(span);
  const failure = failed(status);
  return (
    <li aria-setsize={count} aria-posinset={index + 1} style={{ top: index * rowHeight, height: rowHeight }}>
      <button type="button" title={span.name} onClick={() => onOpen(span)}>
        <span className="name" style={{ paddingInlineStart: 8 + (isTree ? Math.min(span.depth, 6) * 16 : 0) }}>
          {span.isOrphan && <abbr title={orphan}>? </abbr>}
          {status !== '' && <b className={failure}>{`${status} `}</b>}
          {shortName(span.name)}
        </span>
        <span className="bar" aria-hidden>
          <i className={failure} style={{ insetInlineStart: share(span.from), width: share(span.duration) }} />
        </span>
        <span className="time">{durationText(span.duration)}</span>
      </button>
    </li>
  );
});

/** A timeline of spans, of which only those in view are drawn: a trace may have thousands. */
export function SpanRows({ spans, whole, zoom, isTree, onOpen }: SpanRowsProps) {
  const translate = useTranslate();
  const orphan = translate('calls.trace.orphan');
  const { scroller, note } = useMiddle(zoom);
  const { rows, height, onScroll } = useRowsInView({ count: spans.length, rowHeight, viewHeight, spare });
  return (
    <div
      ref={scroller}
      className={zoom > 1 ? 'call-spans wide' : 'call-spans'}
      style={{ height: Math.min(viewHeight, height) + axisHeight + 16, '--zoom': zoom } as CSSProperties}
      onScroll={(event) => {
        onScroll(event);
        note(event.currentTarget);
      }}
    >
      <Axis whole={whole} zoom={zoom} height={axisHeight} />
      <ol style={{ height }} aria-label={translate('calls.trace.spans')}>
        {rows.map((index) => {
          const span = spans[index]!;
          const count = spans.length;
          return <SpanRow key={index} {...{ span, index, count, whole, isTree, onOpen, orphan }} />;
        })}
      </ol>
    </div>
  );
}
