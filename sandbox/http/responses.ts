import { STATUS_CODES } from 'node:http';

/** The answers the platform gives, apart from refusals (platform-api 1.4). */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

export const created = (sid: string): Response => json({ sid }, 201);

export const done = (): Response => new Response(null, { status: 204 });

export const empty = (status: number): Response => new Response(null, { status });

/** A body that only holds the reason phrase. */
export const phrase = (status: number): Response =>
  new Response(STATUS_CODES[status] ?? String(status), {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

/** The web framework's page for a route it does not know. */
export const unknownRoute = (method: string, path: string): Response =>
  new Response(
    `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n` +
      `<pre>Cannot ${method} /v1${path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>\n</body>\n</html>\n`,
    { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
