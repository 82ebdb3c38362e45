import { insideBase } from '../../../schema/addresses';
import { publicPlaceAt, type PublicPlace } from './publicPages';

export type Place = 'login' | 'create-password' | 'console' | 'must-log-in' | 'not-found' | PublicPlace;

const isInside = (path: string): boolean => path === insideBase || path.startsWith(`${insideBase}/`);

/** What an address shows before any page of the console has been loaded (specification 1, section 2). */
export function placeFor(pathname: string, isSignedIn: boolean): Place {
  const path = pathname.replace(/\/+$/, '');
  if (path === '' || path === '/sign-in') return isSignedIn ? 'console' : 'login';
  if (path === '/create-password') return isSignedIn ? 'create-password' : 'must-log-in';
  if (isInside(path)) return isSignedIn ? 'console' : 'must-log-in';
  return publicPlaceAt(path) ?? 'not-found';
}
