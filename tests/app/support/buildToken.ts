import type { Claims } from '../../../src/session/token/token';

const encode = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token of an administrator, good for an hour, with the given claims laid over. */
export const buildToken = (claims: Partial<Claims> = {}): string => {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const payload = {
    user_sid: 'u-admin',
    name: 'ada',
    scope: 'admin',
    is_view_only: false,
    permissions: [],
    exp,
    ...claims,
  };
  return ['head', encode(payload), 'signature'].join('.');
};
