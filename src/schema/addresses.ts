/** Where everything behind sign-in lives (specification 1, section 2). */
export const insideBase = '/internal';

/** The specification's addresses of a resource's views. Every generated link and redirect is made here. */
export const addresses = {
  list: (resource: string) => `${insideBase}/${resource}`,
  add: (resource: string) => `${insideBase}/${resource}/add`,
  edit: (resource: string, id: string | number) => `${insideBase}/${resource}/${encodeURIComponent(id)}/edit`,
  show: (resource: string, id: string | number) => `${insideBase}/${resource}/${encodeURIComponent(id)}/show`,
};
