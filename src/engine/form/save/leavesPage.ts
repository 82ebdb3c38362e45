/** State for a navigation that ends the page although its address may stay the same; unsaved changes are asked about. */
export const leavingPage = { leavesPage: true } as const;

export const leavesPage = (state: unknown): boolean =>
  (state as Partial<typeof leavingPage> | null)?.leavesPage === true;
