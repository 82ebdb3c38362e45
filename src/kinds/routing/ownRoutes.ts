/** @param counted as the platform counts: with the route for everything else. @returns those without it, never below 0 */
export const ownRoutes = (counted: unknown): number => Math.max(0, (typeof counted === 'number' ? counted : 0) - 1);
