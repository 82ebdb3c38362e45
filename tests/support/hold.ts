import type { Sandbox } from '../../sandbox';

/**
 * Keeps answers to some calls back until what is returned is called: whatever is seen meanwhile has all the time that it needs.
 * @param path of the calls, with or without what they ask for
 */
export function hold(sandbox: Sandbox, method: string, path: RegExp): () => void {
  const answer = sandbox.fetch.bind(sandbox);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  sandbox.fetch = async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === method && [pathname, pathname + search].some((each) => path.test(each))) await released;
    return answer(request);
  };
  return release;
}
