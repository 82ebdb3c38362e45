/* In: the page of an address. Out: the same with top bar, navigation, messages and shortcuts around it. */
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import './frame.css';
import { CrashBoundary } from '../CrashBoundary';
import { measures } from '../theme/tokens';
import { NavigationRail } from '../navigation/NavigationRail';
import { NetworkBanner } from '../session/NetworkBanner';
import { PageCrash } from '../start/pages/PageCrash';
import { SessionWatch } from '../session/SessionWatch';
import { contentId, SkipLink } from './SkipLink';
import { Toasts } from './toasts/Toasts';
import { TopBar } from './TopBar';
import { useFetchDailyWork } from './useFetchDailyWork';
import { useFocusContent } from './useFocusContent';
import { inPart } from '../../loading/inPart';
import { useLocale } from 'react-admin';
import { isTyping } from '../../fields/elements/isTyping';
import { useMedia } from '../../fields/useMedia';

/** Calls back when `?` is pressed anywhere but in a field. */
function useHelpKey(onHelp: () => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) onHelp();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onHelp]);
}

/** Tells the browser and screen readers which language the page speaks. */
function useDocumentLanguage(): void {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}

const NavigationDrawer = inPart(() =>
  import('../navigation/NavigationDrawer').then(({ NavigationDrawer }) => NavigationDrawer),
);
const ShortcutsDialog = inPart(() => import('./ShortcutsDialog').then(({ ShortcutsDialog }) => ShortcutsDialog));

/** The frame around every page: top bar, navigation, messages (design 16). */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isSmall = useMedia(`(max-width: ${measures.drawerBelow - 0.05}px)`);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const showHelp = useCallback(() => setHelpOpen(true), []);
  useHelpKey(showHelp);
  useFetchDailyWork();
  useDocumentLanguage();
  useFocusContent(pathname);
  return (
    <>
      <SkipLink />
      <TopBar isSmall={isSmall} onOpenNavigation={() => setDrawerOpen(true)} onShowShortcuts={showHelp} />
      <div className="page-row">
        {!isSmall && <NavigationRail />}
        <div className="page-column">
          <NetworkBanner />
          <SessionWatch />
          <main id={contentId} tabIndex={-1}>
            <CrashBoundary resetKey={pathname} fallback={(error, retry) => <PageCrash error={error} onRetry={retry} />}>
              {children}
            </CrashBoundary>
          </main>
        </div>
      </div>
      {isSmall && isDrawerOpen && <NavigationDrawer onClose={() => setDrawerOpen(false)} />}
      {isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}
      <Toasts />
    </>
  );
}
