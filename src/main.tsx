/* In: the address, the settings and what this browser has stored. Out: the sign-in page, or what stands in its place. */
import 'virtual:tokens.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTokens } from './app/theme/applyTokens';
import { preferredMode, resolveMode, systemIsDark } from './app/theme/colourMode';
import { CrashBoundary } from './app/CrashBoundary';
import { Trouble } from './app/gate/trouble/Trouble';
import { enter } from './app/gate/enter/enter';
import { loadGateTexts } from './app/gate/texts/gateTexts';
import { Gate } from './app/gate/view/Gate';
import { currentLocale } from './app/i18n/locales';
import './app/session/leaving';
import { runtimeConfig } from './app/settings/runtimeConfig';
import { settingProblems } from './app/settings/settingProblems';
import { currentSettings } from './app/settings/settings';

/**
 * Narrows where scripts of this page may connect to: its own origin and the API's, which is only known at run time.
 * A policy that is added later can only forbid more, never allow more.
 */
function narrowConnections(apiBaseUrl: string): void {
  const origin = new URL(apiBaseUrl, window.location.origin).origin;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = origin === window.location.origin ? "connect-src 'self'" : `connect-src 'self' ${origin}`;
  document.head.append(policy);
}

/** The gate, or what keeps it from being shown. */
function firstPage(): ReactNode {
  const problems = settingProblems(currentSettings());
  if (problems.length > 0) return <Trouble problems={problems} />;
  const { apiBaseUrl, accent } = runtimeConfig();
  if (import.meta.env.PROD) narrowConnections(apiBaseUrl);
  applyTokens(resolveMode(preferredMode(), systemIsDark()), accent);
  return <Gate initialPlace={enter(window.location.pathname + window.location.search)} />;
}

/** Shows the page in the operator's language; English has nothing to wait for. */
async function start(): Promise<void> {
  document.documentElement.lang = currentLocale();
  applyTokens(resolveMode(preferredMode(), systemIsDark()));
  await loadGateTexts();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  createRoot(root).render(
    <StrictMode>
      <CrashBoundary fallback={(error) => <Trouble error={error} />}>{firstPage()}</CrashBoundary>
    </StrictMode>,
  );
}

void start();
