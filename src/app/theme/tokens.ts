/** The only place that names colours and measures; the theme of the console and the styles of the sign-in pages are made from it. */
export interface ColourTokens {
  page: string;
  surface: string;
  raised: string;
  text: string;
  muted: string;
  line: string;
  /** Borders of inputs: 3:1 against the surface. */
  outline: string;
  accent: string;
  onAccent: string;
  accentHover: string;
  selected: string;
  hover: string;
  danger: string;
  onDanger: string;
  success: string;
  onSuccess: string;
  warning: string;
  onWarning: string;
  info: string;
  onInfo: string;
}

export type Mode = 'light' | 'dark';

export const colours: Record<Mode, ColourTokens> = {
  light: {
    page: '#f4f6f8',
    surface: '#ffffff',
    raised: '#ffffff',
    text: '#18212d',
    muted: '#55606f',
    line: '#dbe1e8',
    outline: '#808b99',
    accent: '#1a5dab',
    onAccent: '#ffffff',
    accentHover: '#144a89',
    selected: '#e6eef8',
    hover: '#eff3f7',
    danger: '#b3231b',
    onDanger: '#ffffff',
    success: '#1c6b3a',
    onSuccess: '#ffffff',
    warning: '#8a5000',
    onWarning: '#ffffff',
    info: '#145c7c',
    onInfo: '#ffffff',
  },
  dark: {
    page: '#10151b',
    surface: '#171e26',
    raised: '#1e2731',
    text: '#e6ebf1',
    muted: '#a3aebb',
    line: '#2c3743',
    outline: '#74808e',
    accent: '#82b6f5',
    onAccent: '#0b1b2f',
    accentHover: '#a4caf8',
    selected: '#1f3147',
    hover: '#1d2630',
    danger: '#ff9388',
    onDanger: '#2d0805',
    success: '#74d198',
    onSuccess: '#06240f',
    warning: '#f0bb66',
    onWarning: '#2b1a00',
    info: '#7cc7e8',
    onInfo: '#04212e',
  },
};

export const measures = {
  spacing: 8,
  radius: 6,
  sideNavigation: 236,
  collapsedNavigation: 60,
  topBar: 52,
  formWidth: 1280,
  /** Below this width the side navigation is a drawer. */
  drawerBelow: 900,
  toastMs: 5000,
} as const;

export const fonts = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
} as const;
