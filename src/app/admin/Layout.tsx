import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState, lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CrashBoundary } from '../CrashBoundary';
import { measures } from '../tokens';
import { NavigationRail } from './NavigationRail';
import { NetworkBanner } from './NetworkBanner';
import { PageCrash } from './PageCrash';
import { SessionWatch } from './SessionWatch';
import { contentId, SkipLink } from './SkipLink';
import { Toasts } from './Toasts';
import { TopBar } from './TopBar';
import { useDocumentLanguage } from './useDocumentLanguage';
import { useFocusContent } from './useFocusContent';
import { useHelpKey } from './useHelpKey';

const NavigationDrawer = lazy(() =>
  import('./NavigationDrawer').then((module) => ({ default: module.NavigationDrawer })),
);
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog').then((module) => ({ default: module.ShortcutsDialog })));

/** The frame around every page: top bar, navigation, messages (design 16). */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isSmall = useMediaQuery(`(max-width: ${measures.drawerBelow - 0.05}px)`, { noSsr: true });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const showHelp = useCallback(() => setHelpOpen(true), []);
  useHelpKey(showHelp);
  useDocumentLanguage();
  useFocusContent(pathname);
  return (
    <>
      <SkipLink />
      <TopBar isSmall={isSmall} onOpenNavigation={() => setDrawerOpen(true)} onShowShortcuts={showHelp} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', '--top-bar': `${measures.topBar}px` }}>
        {!isSmall && <NavigationRail />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <NetworkBanner />
          <SessionWatch />
          <Box
            component="main"
            id={contentId}
            tabIndex={-1}
            sx={{ px: { xs: 1.5, sm: 3 }, py: { xs: 2, sm: 2.5 }, outline: 0 }}
          >
            <CrashBoundary resetKey={pathname} fallback={(error, retry) => <PageCrash error={error} onRetry={retry} />}>
              {children}
            </CrashBoundary>
          </Box>
        </Box>
      </Box>
      <Suspense>
        {isSmall && isDrawerOpen && <NavigationDrawer onClose={() => setDrawerOpen(false)} />}
        {isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}
      </Suspense>
      <Toasts />
    </>
  );
}
