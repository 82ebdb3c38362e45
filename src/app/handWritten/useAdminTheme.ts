import { createTheme, useTheme, type Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { adminComponents } from './adminComponents';

/** The theme of the console, with what react-admin's components need to look like ours. */
export function useAdminTheme(): Theme {
  const theme = useTheme();
  return useMemo(() => createTheme(theme, { components: adminComponents(theme) }), [theme]);
}
