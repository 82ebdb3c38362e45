import { insideBase } from '../../schema/addresses';

export type Place = 'login' | 'create-password' | 'console' | 'must-log-in' | 'not-found';

const isInside = (pathname: string): boolean => pathname === insideBase || pathname.startsWith(`${insideBase}/`);

/** What an address shows before any page of the console has been loaded (specification 1, section 2). */
export function placeFor(pathname: string, isSignedIn: boolean): Place {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === '/' || path === '/sign-in' || path === '') return isSignedIn ? 'console' : 'login';
  if (path === '/create-password') return isSignedIn ? 'create-password' : 'must-log-in';
  if (isInside(path)) return isSignedIn ? 'console' : 'must-log-in';
  return 'not-found';
}
