/**
 * Comes to pass in a task of its own: for what a view begins once it is drawn, such as a request, so that it does not hold up its
 * first picture.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
