import { useMedia } from '../../fields/useMedia';
import { ThemeProvider } from '@mui/system';
import { useStore } from 'react-admin';
import { useLayoutEffect, type ReactNode } from 'react';
import { applyTokens } from '../theme/applyTokens';
import { resolveMode, type ModePreference } from '../theme/colourMode';
import { consoleTheme } from '../theme/theme';
import { useFrame } from './FrameContext';

/** Light or dark, as the operator or the operating system wishes; changes at once with either. */
export function ModeTheme({ children }: { children: ReactNode }) {
  const { accent } = useFrame();
  const [preference] = useStore<ModePreference>('theme', 'system');
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  const mode = resolveMode(preference, systemIsDark);
  useLayoutEffect(() => applyTokens(mode, accent), [mode, accent]);
  return <ThemeProvider theme={consoleTheme(mode, accent)}>{children}</ThemeProvider>;
}
