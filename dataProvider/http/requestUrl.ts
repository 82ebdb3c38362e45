/** Values of a query; what is empty is left out. */
export type Query = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** @returns the encoded query without its question mark, each value encoded once. */
export function queryText(query: Query = {}): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat() as (string | number | boolean | null | undefined)[])
      if (!isEmpty(item)) pairs.append(name, String(item));
  }
  return pairs.toString();
}

/**
 * @param apiBase absolute, or relative to the page
 * @param path below the base; an absolute URL is taken as it is
 */
export function requestUrl(apiBase: string, path: string, query?: Query): URL {
  const page = globalThis.location?.href ?? 'http://localhost/';
  const isAbsolute = /^[a-z][a-z\d+.-]*:\/\//i.test(path);
  const url = new URL(isAbsolute ? path : `${apiBase.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`, page);
  const more = queryText(query);
  if (more) url.search = url.search ? `${url.search}&${more}` : more;
  return url;
}

/** The bearer token belongs to the API's origin only (design, section 3). */
export const isApiOrigin = (apiBase: string, url: URL): boolean => requestUrl(apiBase, '').origin === url.origin;
