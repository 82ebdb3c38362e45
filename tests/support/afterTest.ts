const endings: (() => void)[] = [];

/** What is to be closed or forgotten when the test is over: files share their modules, and what is kept would be kept to the end. */
export const afterTest = (ending: () => void): void => void endings.push(ending);

/** For the set-up of all tests. */
export const endTest = (): void => endings.splice(0).forEach((ending) => ending());
