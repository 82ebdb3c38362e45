import type { Colours, Picture } from './ladderFile';

/** Longer pictures no browser draws. */
const longest = 16_000;

/** The colours on screen, whatever the mode is. */
export function coloursOnScreen(): Colours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    surface: token('surface'),
    text: token('text'),
    muted: token('muted'),
    line: token('line'),
    accent: token('accent'),
    danger: token('danger'),
    success: token('success'),
    font: token('font-text') || 'sans-serif',
  };
}

/**
 * A picture in points, twice as many as it is large where that is not too many.
 * @throws Error with a message key where it is too long, or the browser does not draw it
 */
export async function pointsOf({ svg, width, height }: Picture): Promise<Blob> {
  const scale = Math.max(width, height) * 2 > longest ? 1 : 2;
  if (Math.max(width, height) * scale > longest) throw new Error('calls.ladder.too_long');
  const image = new Image(width, height);
  /* The page's policy lets in pictures by their content, not by an address that stands for it. */
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * scale, height * scale];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('calls.ladder.not_drawn'))), 'image/png');
  });
}
