import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTokens } from './app/applyTokens';
import { preferredMode, resolveMode, systemIsDark } from './app/colourMode';
import { narrowConnections } from './app/connectPolicy';
import { CrashBoundary } from './app/CrashBoundary';
import { CrashPage } from './app/gate/CrashPage';
import { enter } from './app/gate/enter';
import { loadGateTexts } from './app/gate/gateTexts';
import { Gate } from './app/gate/Gate';
import { currentLocale } from './app/i18n/locales';
import { runtimeConfig } from './app/runtimeConfig';

const { apiBaseUrl, accent } = runtimeConfig();
if (import.meta.env.PROD) narrowConnections(apiBaseUrl);
applyTokens(resolveMode(preferredMode(), systemIsDark()), accent);
document.documentElement.lang = currentLocale();

/** Shows the page in the operator's language; English has nothing to wait for. */
async function start(): Promise<void> {
  await loadGateTexts();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  createRoot(root).render(
    <StrictMode>
      <CrashBoundary fallback={(error) => <CrashPage error={error} />}>
        <Gate initialPlace={enter(window.location.pathname + window.location.search)} />
      </CrashBoundary>
    </StrictMode>,
  );
}

void start();
