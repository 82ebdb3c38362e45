import type { Session } from './session';
import type { Claims } from './token/token';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Leaves out what is not there, so that conditions and spreads see no empty entries. */
const present = <T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

/** @param chosenProvider the provider that an admin looks at; everybody else looks at the own one. */
export function sessionOf(claims: Claims, chosenProvider?: string): Session {
  const own = text(claims.service_provider_sid);
  return {
    user_sid: claims.user_sid,
    name: text(claims.name) ?? '',
    scope: claims.scope,
    viewOnly: claims.is_view_only === true,
    expires: claims.exp,
    ...present({
      account_sid: text(claims.account_sid),
      account_name: text(claims.account_name),
      service_provider_sid: own,
      service_provider_name: text(claims.service_provider_name),
      current_service_provider_sid: claims.scope === 'admin' ? chosenProvider : own,
    }),
  };
}
