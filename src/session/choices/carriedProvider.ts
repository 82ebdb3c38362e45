import type { ServiceProvider } from '../session';

/** State of a navigation after which another provider is looked at: the choice travels with the move, which may be refused. */
export const carrying = (provider: ServiceProvider) => ({ provider });

/** The provider that a navigation has brought along. */
export const carriedBy = (state: unknown): ServiceProvider | undefined =>
  (state as Partial<ReturnType<typeof carrying>> | null)?.provider;
