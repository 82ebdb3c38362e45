import type { ServiceProvider, Session } from '../../session/session';
import { collatorOf } from '../../session/collator';

/** The providers by name, as this language sorts. */
export const byName = (providers: readonly ServiceProvider[], locale: string): ServiceProvider[] =>
  providers.toSorted((one, other) => collatorOf(locale).compare(one.name, other.name));

/** Whether the provider that an admin looks at is none of those that there are; other scopes have theirs by their token. */
export const isWithoutProvider = (
  { scope, current_service_provider_sid: current }: Session,
  providers: readonly ServiceProvider[] | undefined,
): boolean =>
  scope === 'admin' && !!providers && !providers.some((provider) => provider.service_provider_sid === current);
