import { useRouteError } from 'react-router';
import { CrashPage } from '../gate/CrashPage';

/** Shown when the frame itself threw. */
export function RouteCrash() {
  const thrown = useRouteError();
  return <CrashPage error={thrown instanceof Error ? thrown : new Error(String(thrown))} />;
}
