import { colours, fonts, measures, type Mode } from './tokens.ts';

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Colours of the light mode that a deployment may replace (`applyTokens.ts`). */
const replaceable = ['accent', 'accentHover', 'onAccent'];

function colourLines(mode: Mode): string[] {
  return Object.entries(colours[mode]).map(([token, colour]) => {
    const name = dashed(token);
    const isOurs = mode === 'dark' || !replaceable.includes(token);
    return `--${name}: ${isOurs ? colour : `var(--own-${name}, ${colour})`};`;
  });
}

const dark = ['color-scheme: dark;', ...colourLines('dark')];

const rule = (selector: string, lines: string[]) => `${selector} {\n${lines.join('\n')}\n}\n`;

/** The tokens as a style sheet, made when the console is built: the script of the sign-in page goes without them. */
export const tokenStyles = (): string =>
  rule(':root', [
    `--radius: ${measures.radius}px;`,
    `--top-bar: ${measures.topBar}px;`,
    `--side-navigation: ${measures.sideNavigation}px;`,
    `--collapsed-navigation: ${measures.collapsedNavigation}px;`,
    `--font-text: ${fonts.text};`,
    'color-scheme: light;',
    ...colourLines('light'),
  ]) +
  rule(":root[data-mode='dark']", dark) +
  /* Until a script has asked what the operator chose. */
  `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-mode])', dark)}}\n`;
