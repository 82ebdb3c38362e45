import { ThemeProvider } from '@mui/system';
import { createContext, useContext, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { LookContext } from './LookContext';
import { consoleTheme } from './theme';

const InTheme = createContext(false);

function ConsoleTheme({ children }: { children: ReactNode }) {
  const { mode, accent } = useContext(LookContext);
  return (
    <InTheme value={true}>
      <ThemeProvider theme={consoleTheme(mode, accent)}>{children}</ThemeProvider>
    </InTheme>
  );
}

/**
 * Frame and lists are drawn without MUI, so that it comes, and its theme is made, with what needs it: every component of a part
 * stands in the theme, the outermost one brings it along.
 */
export function themed<Props extends object>(Component: ComponentType<Props>): FunctionComponent<Props> {
  return function Themed(props: Props) {
    const drawn = <Component {...props} />;
    return useContext(InTheme) ? drawn : <ConsoleTheme>{drawn}</ConsoleTheme>;
  };
}
