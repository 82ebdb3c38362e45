import { useRouteError } from 'react-router';
import { Trouble } from '../../gate/trouble/Trouble';

/** Shown when the frame itself threw. */
export function RouteCrash() {
  const thrown = useRouteError();
  return <Trouble error={thrown instanceof Error ? thrown : new Error(String(thrown))} />;
}
