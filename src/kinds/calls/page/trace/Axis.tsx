import { memo } from 'react';
import { durationText, shareOf, tickStep } from './spanTexts';

interface AxisProps {
  /** Milliseconds that the timeline is as wide as. */
  whole: number;
  zoom: number;
  /** Pixels. */
  height: number;
}

/** When what lies below happened, since the trace began; drawn anew with another zoom, not while one scrolls. */
export const Axis = memo(function Axis({ whole, zoom, height }: AxisProps) {
  const step = tickStep(whole / zoom);
  return (
    <div className="axis" aria-hidden style={{ height }}>
      <span className="name" />
      <span className="bar">
        {Array.from({ length: Math.ceil(whole / step) }, (_, index) => (
          <i key={index} style={{ insetInlineStart: shareOf(index * step, whole) }}>
            {durationText(index * step)}
          </i>
        ))}
      </span>
      <span className="time" />
    </div>
  );
});
