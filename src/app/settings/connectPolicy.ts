/**
 * Narrows where scripts of this page may connect to: its own origin and the API's, which is only known at run time.
 * A policy that is added later can only forbid more, never allow more.
 */
export function narrowConnections(apiBaseUrl: string, head: HTMLElement = document.head): void {
  const origin = new URL(apiBaseUrl, window.location.origin).origin;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = origin === window.location.origin ? "connect-src 'self'" : `connect-src 'self' ${origin}`;
  head.append(policy);
}
