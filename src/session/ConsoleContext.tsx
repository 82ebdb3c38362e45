import type { Registry } from '../schema/types/compiled';
import type { Session } from './session';
import { requiredContext } from './requiredContext';

/** What every generated view needs to know: the resources, who looks at them, and how the deployment is switched. */
export interface ConsoleFacts {
  registry: Registry;
  session: Session;
  features: Readonly<Record<string, boolean>>;
}

/** The hook throws outside the signed-in part of the console. */
export const [ConsoleProvider, useConsole] = requiredContext<ConsoleFacts>(
  'useConsole needs a ConsoleProvider above it.',
);
