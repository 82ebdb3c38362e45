import { useLayoutEffect, useState, type CSSProperties } from 'react';

/** The most that a list of options is high, in px. */
const listHeight = 320;
const gap = 4;

/** The style of something as wide as `anchor`, below it or, where there is more room, above. */
function placeAt(anchor: HTMLElement): CSSProperties {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - gap;
  const isBelow = below >= Math.min(listHeight, top);
  const room = Math.max(96, Math.min(listHeight, isBelow ? below : top) - gap);
  const side = isBelow ? { top: bottom + gap } : { bottom: window.innerHeight - top + gap };
  return { position: 'fixed', left, width, maxHeight: room, ...side };
}

/** Keeps a list of options at its box while the page scrolls; fixed, so that no scrolling table or dialog cuts it off. */
export function usePlaceBelow(anchor: HTMLElement): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const place = () => setStyle(placeAt(anchor));
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [anchor]);
  return style;
}
