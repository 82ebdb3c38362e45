/* In: the address, the settings and what this browser has stored. Out: the sign-in page, or what stands in its place. */
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTokens } from './app/theme/applyTokens';
import { preferredMode, resolveMode, systemIsDark } from './app/theme/colourMode';
import { CrashBoundary } from './app/CrashBoundary';
import { Trouble } from './app/gate/trouble/Trouble';
import { enter } from './app/gate/enter/enter';
import { loadGateTexts } from './app/gate/texts/gateTexts';
import { loadShownPage } from './app/gate/enter/useShownPage';
import { Gate } from './app/gate/view/Gate';
import { currentLocale } from './app/i18n/locales';
import './app/session/leaving';
import { runtimeConfig } from './app/settings/runtimeConfig';
import { settingProblems } from './app/settings/settingProblems';
import { currentSettings } from './app/settings/settings';

/**
 * The gate with the page of the address, or what keeps it from being shown. Nothing is drawn before that is there: until then the
 * page itself says that something is on its way (`index.html`).
 */
async function firstPage(): Promise<ReactNode> {
  const problems = settingProblems(currentSettings());
  if (problems.length > 0) return <Trouble problems={problems} />;
  const { accent } = runtimeConfig();
  applyTokens(resolveMode(preferredMode(), systemIsDark()), accent);
  return <Gate first={await loadShownPage(enter(window.location.pathname + window.location.search))} />;
}

/** Shows the page in the operator's language; English has nothing to wait for. */
async function start(): Promise<void> {
  document.documentElement.lang = currentLocale();
  applyTokens(resolveMode(preferredMode(), systemIsDark()));
  await loadGateTexts();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  const page = await firstPage();
  createRoot(root).render(
    <StrictMode>
      <CrashBoundary fallback={(error) => <Trouble error={error} />}>{page}</CrashBoundary>
    </StrictMode>,
  );
}

void start();
