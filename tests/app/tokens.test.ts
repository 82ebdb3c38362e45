import { describe, expect, it } from 'vitest';
import { colours, type ColourTokens } from '../../src/app/theme/tokens';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const texts: [keyof ColourTokens, keyof ColourTokens][] = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'raised'],
  ['text', 'selected'],
  ['muted', 'page'],
  ['muted', 'surface'],
  ['muted', 'raised'],
  ['accent', 'surface'],
  ['accent', 'page'],
  ['accent', 'selected'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['danger', 'surface'],
  ['onDanger', 'danger'],
  ['success', 'surface'],
  ['onSuccess', 'success'],
  ['warning', 'surface'],
  ['onWarning', 'warning'],
  ['onInfo', 'info'],
];

describe.each(['light', 'dark'] as const)('the %s colours', (mode) => {
  it.each(texts)('%s can be read on %s (WCAG AA)', (text, ground) => {
    expect(contrast(colours[mode][text], colours[mode][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('gives inputs a border that can be seen', () => {
    expect(contrast(colours[mode].outline, colours[mode].surface)).toBeGreaterThanOrEqual(3);
  });
});
