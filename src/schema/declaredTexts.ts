import type { Field, ResourceDeclaration } from './types';

type Texts = Record<string, string>;

/** The name of a registered list of choices. */
export const listName = (choices: Field['choices']): string | undefined => {
  const named = choices && !Array.isArray(choices) && Object.keys(choices).length === 1 ? Object.entries(choices) : [];
  return named[0]?.[0] === 'use' ? String(named[0][1]) : undefined;
};

/** Choices with their texts beside them, not a list of values or the name of one. */
export const isLabelled = (choices: Field['choices']): choices is Texts =>
  choices !== undefined && !Array.isArray(choices) && listName(choices) === undefined;

/** The English texts that stand in a declaration, by the keys that they have in a file of texts. */
export function declaredTexts(
  declaration: Pick<ResourceDeclaration, 'fields'>,
): Record<string, Record<string, unknown>> {
  const all = Object.entries(declaration.fields as Readonly<Record<string, Field>>);
  const texts = {
    fields: all.flatMap(([name, { label }]) => (label === undefined ? [] : [[name, label] as const])),
    help: all.flatMap(([name, { help }]) => (help === undefined ? [] : [[name, help] as const])),
    choices: all.flatMap(([name, { choices }]) => (isLabelled(choices) ? [[name, choices] as const] : [])),
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([part, found]) => (found.length > 0 ? [[part, Object.fromEntries(found)]] : [])),
  );
}
