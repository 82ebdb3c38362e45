import { createContext, useContext } from 'react';
import type { Registry } from '../schema/types/compiled';
import type { Session } from './session';

/** What every generated view needs to know: the resources, who looks at them, and how the deployment is switched. */
export interface ConsoleFacts {
  registry: Registry;
  session: Session;
  features: Readonly<Record<string, boolean>>;
}

const ConsoleContext = createContext<ConsoleFacts | undefined>(undefined);

export const ConsoleProvider = ConsoleContext.Provider;

/** @throws outside the signed-in part of the console. */
export function useConsole(): ConsoleFacts {
  const facts = useContext(ConsoleContext);
  if (!facts) throw new Error('useConsole needs a ConsoleProvider above it.');
  return facts;
}
