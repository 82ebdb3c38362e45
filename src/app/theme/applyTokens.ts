import type { Mode } from './tokens';

/** Black or white, whatever is easier to read on a colour `#rrggbb`. */
const readableOn = (colour: string): string => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#000000' : '#ffffff';
};

/**
 * Chooses the tokens of a mode for the style sheets, which read them as custom properties, e.g. `--on-accent` (`tokenStyles.ts`).
 * @param accent of the deployment, for the light mode
 */
export function applyTokens(mode: Mode, accent?: string, root: HTMLElement = document.documentElement): void {
  root.dataset.mode = mode;
  if (!accent) return;
  root.style.setProperty('--own-accent', accent);
  root.style.setProperty('--own-accent-hover', `color-mix(in srgb, ${accent}, black 15%)`);
  root.style.setProperty('--own-on-accent', readableOn(accent));
}
