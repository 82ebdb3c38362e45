/** What the platform hands on of its database, or of its own code, and how an operator would say it (platform-api 1.4). */
const words: readonly (readonly [RegExp, string])[] = [
  [/cannot delete or update a parent row/i, 'errors.database.in_use'],
  [/cannot add or update a child row/i, 'errors.database.no_such'],
  [/duplicate entry/i, 'errors.database.duplicate'],
  [/data too long for column/i, 'errors.database.too_long'],
  [/data truncated|incorrect [\w ]+ value|out of range value/i, 'errors.database.not_taken'],
  [/unknown column|doesn't have a default value|cannot be null/i, 'errors.database.unexpected'],
  [/invalid instruction/i, 'errors.database.instruction'],
];

/** @returns the message key, with the text itself for whoever wants to see it; nothing for a text that is meant for people. */
export function databaseText(text: string): { messageKey: string; messageArgs: { details: string } } | undefined {
  const messageKey = words.find(([pattern]) => pattern.test(text))?.[1];
  return messageKey === undefined ? undefined : { messageKey, messageArgs: { details: text } };
}
