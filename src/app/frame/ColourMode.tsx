import { useStore } from 'react-admin';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useMedia } from '../../fields/useMedia';
import { applyTokens } from '../theme/applyTokens';
import { resolveMode, type ModePreference } from '../theme/colourMode';
import { LookContext } from '../theme/LookContext';
import { useFrame } from './FrameContext';

/** Light or dark, as the operator or the operating system wishes; changes at once with either. */
export function ColourMode({ children }: { children: ReactNode }) {
  const { accent } = useFrame();
  const [preference] = useStore<ModePreference>('theme', 'system');
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  const mode = resolveMode(preference, systemIsDark);
  useLayoutEffect(() => applyTokens(mode, accent), [mode, accent]);
  const look = useMemo(() => ({ mode, accent }), [mode, accent]);
  return <LookContext value={look}>{children}</LookContext>;
}
