/* Told before anybody who begins a call at that moment: this module is older than they are. */
let isGoing = false;
window.addEventListener('pagehide', () => (isGoing = true));
window.addEventListener('pageshow', () => (isGoing = false));

/** A write that begins while the page goes away is carried out by the browser all the same. */
export const outliving =
  (send: typeof fetch): typeof fetch =>
  (input, init) =>
    send(input, isGoing && init?.method !== 'GET' ? { ...init, keepalive: true } : init);
