/* In: the mode and the accent of a deployment. Out: colours and measures, as MUI's theme and as custom properties of the style sheets. */
import { createTheme, type Theme } from '@mui/material/styles';
import { themeComponents } from './themeComponents';
import { colours, fonts, measures, type ColourTokens, type Mode } from './tokens';

const paletteOf = (mode: Mode, c: ColourTokens, accent: string | undefined) => ({
  mode,
  primary:
    accent && mode === 'light' ? { main: accent } : { main: c.accent, dark: c.accentHover, contrastText: c.onAccent },
  secondary: { main: c.muted, contrastText: c.surface },
  error: { main: c.danger, dark: c.danger, contrastText: c.onDanger },
  success: { main: c.success, dark: c.success, contrastText: c.onSuccess },
  warning: { main: c.warning, dark: c.warning, contrastText: c.onWarning },
  info: { main: c.info, dark: c.info, contrastText: c.onInfo },
  background: { default: c.page, paper: c.surface },
  text: { primary: c.text, secondary: c.muted },
  divider: c.line,
  action: { hover: c.hover, selected: c.selected },
});

function createConsoleTheme(mode: Mode, accent: string | undefined): Theme {
  const c = colours[mode];
  return createTheme({
    palette: paletteOf(mode, c, accent),
    spacing: measures.spacing,
    shape: { borderRadius: measures.radius },
    typography: {
      fontFamily: fonts.text,
      fontSize: 14,
      h1: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.8125rem' },
      caption: { fontSize: '0.75rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: themeComponents(c),
  });
}

const themes = new Map<string, Theme>();

/**
 * The look of the console: dense, with contrasts of WCAG AA in both modes. Made once for each mode, which takes a while.
 * @param accent of the deployment, for the light mode
 */
export function consoleTheme(mode: Mode, accent?: string): Theme {
  const key = `${mode} ${accent ?? ''}`;
  const theme = themes.get(key) ?? createConsoleTheme(mode, accent);
  themes.set(key, theme);
  return theme;
}
