import type { Sandbox } from '../../sandbox';

/** Keeps answers to some calls back until what is returned is called: whatever is seen meanwhile has all the time that it needs. */
export function hold(sandbox: Sandbox, method: string, path: RegExp): () => void {
  const answer = sandbox.fetch.bind(sandbox);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  sandbox.fetch = async (request) => {
    if (request.method === method && path.test(new URL(request.url).pathname)) await released;
    return answer(request);
  };
  return release;
}
