const endings: (() => void)[] = [];

/** What is to be closed or forgotten when the tests of a file are over: the next file runs in the same process. */
export const afterFile = (ending: () => void): void => void endings.push(ending);

/** For the set-up of all tests. */
export const endFile = (): void => endings.splice(0).forEach((ending) => ending());
