import { createContext, useContext, type Provider } from 'react';

/**
 * A context without which nothing below it works: its provider, and the hook that reads it.
 * @param missing what the hook throws where there is no provider above it
 */
export function requiredContext<T extends object>(missing: string): [Provider<T | undefined>, () => T] {
  const Context = createContext<T | undefined>(undefined);
  const useRequired = (): T => {
    const value = useContext(Context);
    if (!value) throw new Error(missing);
    return value;
  };
  return [Context.Provider, useRequired];
}
