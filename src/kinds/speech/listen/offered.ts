/** Learnt from the first answer: nothing says beforehand whether a platform has the call (platform-api 16.8). */
let isThere = true;

export const isOffered = (): boolean => isThere;

export const notOffered = (): void => {
  isThere = false;
};
