import type { Platform } from '../../support/sandboxed';

/**
 * The platform answers with so many made-up calls, a page at a time.
 * @param fails says of a page whether it breaks
 * @returns what was asked for, in order
 */
export function withCalls(
  platform: Platform,
  total: number,
  fails: (page: number) => boolean = () => false,
): { pages: number[]; queries: URLSearchParams[] } {
  const asked = { pages: [] as number[], queries: [] as URLSearchParams[] };
  const { sandbox } = platform;
  const other = sandbox.fetch.bind(sandbox);
  const answer = (url: URL): Response => {
    const [page, size] = ['page', 'count'].map((name) => Number(url.searchParams.get(name))) as [number, number];
    asked.pages.push(page);
    asked.queries.push(url.searchParams);
    if (fails(page)) return new Response('no time series', { status: 500 });
    const count = Math.max(0, Math.min(size, total - (page - 1) * size));
    const data = Array.from({ length: count }, (_, index) => ({
      attempted_at: new Date(Date.now() - ((page - 1) * size + index) * 60_000).toISOString(),
      account_sid: platform.session.account_sid,
      sip_callid: `${page}-${index}`,
      direction: 'inbound',
      answered: true,
      duration: 60,
      from: '1',
      to: '2',
    }));
    return Response.json({ total, page: String(page), page_size: String(size), data });
  };
  sandbox.fetch = async (request) => {
    const url = new URL(request.url);
    return url.pathname.endsWith('/RecentCalls') ? answer(url) : other(request);
  };
  return asked;
}
