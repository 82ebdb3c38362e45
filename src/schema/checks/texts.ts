import { declaredTexts } from '../declaredTexts';
import { columnsOf } from '../facts/ofList';
import { rowsPlaces } from './names/rowsPlaces';
import { messageKey } from '../messageKey';
import type { ResourceDeclaration } from '../types';
import { fieldPlaces } from './names/fieldPlaces';
import { sectionMentions, sectionPlaces } from './names/mentions';
import { ruleWords } from './names/rulePlaces';
import type { Check } from './problem';

interface Text {
  id: string;
  at: string;
  key: string;
}

/** Texts that the naming convention asks for, below `resources.<name>`. */
function conventional(declaration: ResourceDeclaration): Text[] {
  const { list, form, actions = {} } = declaration;
  const columns = columnsOf(list).map(({ field }) => field);
  const shown = new Set([...columns, ...sectionMentions(declaration).map(({ name }) => name)]);
  const texts = [
    { at: 'name', key: 'name' },
    ...[...shown].map((name) => ({ at: `fields.${name}`, key: `fields.${name}` })),
    ...Object.keys(form?.tabs ?? {}).map((id) => ({ at: `form.tabs.${id}`, key: `tabs.${id}` })),
    ...sectionPlaces(declaration)
      .filter(({ section }) => section.parts.length === 0)
      .map(({ at, id }) => ({ at, key: `sections.${id}` })),
    ...Object.keys(actions).map((name) => ({ at: `actions.${name}`, key: `actions.${name}.label` })),
  ];
  return texts.map(({ at, key }) => ({ id: 'R801', at, key: `resources.${declaration.name}.${key}` }));
}

/** Message keys that a declaration names. */
function named(declaration: ResourceDeclaration): Text[] {
  const { access, api } = declaration;
  const keys: { at: string; key: string | undefined }[] = [
    ...(access.asks ?? []).map(({ message }, index) => ({ at: `access.asks[${index}].message`, key: message })),
    ...rowsPlaces(declaration).flatMap(({ at, options: { removed = [] } }) =>
      removed.map(({ message }, index) => ({ at: `${at}.removed[${index}].message`, key: message })),
    ),
    ...Object.entries(api.errors ?? {}).map(([pattern, said]) => ({
      at: `api.errors.${pattern}[1]`,
      key: typeof said === 'string' ? undefined : said[1],
    })),
    ...fieldPlaces(declaration).flatMap(ruleWords),
  ];
  return keys.flatMap(({ at, key }) =>
    key === undefined ? [] : [{ id: 'R802', at, key: messageKey(declaration.name, key) }],
  );
}

const hasLabel = (declaration: ResourceDeclaration, key: string): boolean => {
  const { name, labels = {} } = declaration;
  const parts = key.startsWith(`resources.${name}.`) ? key.split('.').slice(2) : undefined;
  const at = (tree: unknown) =>
    parts?.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], tree);
  const trees = [...Object.values(labels), declaredTexts(declaration)];
  return parts !== undefined && trees.some((tree) => at(tree) !== undefined);
};

/** R8xx, warnings: texts that are missing. A missing text is shown as the humanised name, or as its key. */
export const textChecks: Check = (declaration, { names: { messages } }) =>
  [...conventional(declaration), ...named(declaration)]
    .filter(({ key }) => messages !== undefined && !messages(key) && !hasLabel(declaration, key))
    .map(({ id, at, key }) => ({ id, at, message: `The text '${key}' is missing.`, severity: 'warning' }));
