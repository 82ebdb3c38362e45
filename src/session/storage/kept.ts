/** Keys of what belongs to this browser and outlives every session: theme, language, columns. */
export const preferencePrefix = 'prefs.';

/** Keys of what is one user's own and waits for them: other users neither see nor clear it. */
export const ownPrefix = (userSid: string): string => `own.${userSid}.`;

/** Keys of unsaved forms, by user and address. */
export const draftsPrefix = 'draft.';

export const draftPrefix = (userSid: string): string => `${draftsPrefix}${userSid}.`;

/** Keys of what a user has chosen in this tab: it waits where unsaved forms do, since those belong to what was chosen. */
export const tabsPrefix = 'tab.';

export const tabPrefix = (userSid: string): string => `${tabsPrefix}${userSid}.`;

/** Why the last session ended, for other tabs: they read it when they find the token gone. */
export const lastWordsKey = 'lastWords';

/** Whether a key outlives a session. @param draftsOf whose unsaved forms wait, and the choices that they were made under */
export const isKept = (key: string, draftsOf?: string): boolean =>
  key.startsWith(preferencePrefix) ||
  key.startsWith('own.') ||
  key === lastWordsKey ||
  (draftsOf !== undefined && [draftPrefix, tabPrefix].some((prefixOf) => key.startsWith(prefixOf(draftsOf))));
