/* In: code that a resource brings along. Out: the same among what react-admin's own components look for around them. */
import { createTheme, useTheme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { ResourceDefinitionContextProvider, ThemesContext } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import { useConsole } from '../../session/ConsoleContext';
import { adminComponents } from './adminComponents';
import { resourceDefinitions } from './resourceDefinitions';
import { TitleSlot } from './TitleSlot';

/** Both there are; which is shown is the frame's choice. */
const themes = { lightTheme: {}, darkTheme: {} };

/**
 * What react-admin's own components look for around them, beside what every page has: what resources there are, a place for their
 * title, and our look. It comes with the code that a resource brings along, since nothing else draws them.
 */
export function Surroundings({ children }: { children: ReactNode }) {
  const { registry } = useConsole();
  const own = useTheme();
  const theme = useMemo(() => createTheme(own, { components: adminComponents(own) }), [own]);
  const definitions = useMemo(() => resourceDefinitions(registry.resources), [registry]);
  return (
    <ResourceDefinitionContextProvider definitions={definitions}>
      <ThemesContext.Provider value={themes}>
        <ThemeProvider theme={theme}>
          <TitleSlot />
          {children}
        </ThemeProvider>
      </ThemesContext.Provider>
    </ResourceDefinitionContextProvider>
  );
}
