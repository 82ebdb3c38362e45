import { colours, fonts, measures, type Mode } from './tokens';

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Gives the tokens to the plain style sheet of the sign-in pages as custom properties, e.g. `--on-accent`. */
export function applyTokens(mode: Mode, accent?: string, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(colours[mode])) root.style.setProperty(`--${dashed(name)}`, value);
  if (accent && mode === 'light') root.style.setProperty('--accent', accent);
  root.style.setProperty('--radius', `${measures.radius}px`);
  root.style.setProperty('--font-text', fonts.text);
  root.style.colorScheme = mode;
}
