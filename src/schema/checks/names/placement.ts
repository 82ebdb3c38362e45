import { operationsOf } from '../../compile/compileApi';
import { parentField } from '../../compile/parent';
import type { Field, ResourceDeclaration } from '../../types';
import { fieldsOf } from './fieldPlaces';
import { sectionMentions, sectionPlaces } from './mentions';
import type { Check, Finding } from '../problem';

/** Shown by the form, itself or bound to a panel or by another block. */
const isPlaced = (declaration: ResourceDeclaration, name: string): boolean =>
  sectionMentions(declaration).some((mention) => mention.name === name);

const isAlways = ({ required }: Field): boolean => required === true;

/** R227: what must be filled in can be filled in. */
const requiredUnplaced: Check = (declaration) => {
  if (!declaration.form || !operationsOf(declaration).includes('create')) return [];
  const isFilled = ({ value, default: preset, write }: Field) =>
    value !== undefined || preset !== undefined || write === 'update' || write === 'never';
  return Object.entries(fieldsOf(declaration))
    .filter(([name, field]) => isAlways(field) && !isFilled(field) && !isPlaced(declaration, name))
    .map(([name]) => ({
      id: 'R227',
      at: `fields.${name}.required`,
      message: `'${name}' is required, and no section of the form shows it.`,
      hint: 'Put it into a section, or give it a `value` or `default`.',
    }));
};

/** R234: who adds a record says below which other one: an admin has no own one. */
const parentUnplaced: Check = (declaration) => {
  const name = parentField(declaration);
  const { form, api } = declaration;
  if (name === undefined || !form || !operationsOf(declaration).includes('create')) return [];
  const isRead = JSON.stringify(api.paths?.create ?? api.base).includes('{parent.');
  return !isRead || isPlaced(declaration, name)
    ? []
    : [
        {
          id: 'R234',
          at: 'form',
          message: `A new record lies below another one, and no section of the form shows '${name}'.`,
          hint: `Put '${name}' into a section, with write: 'create'.`,
        },
      ];
};

/** R228: one input, one place. Sections of which only one is shown may share a field. */
const placedTwice: Check = (declaration) => {
  const conditional = sectionPlaces(declaration).filter(
    ({ section }) => section.visible !== undefined || section.scope !== undefined,
  );
  const isConditional = (at: string): boolean => conditional.some(({ itemsAt }) => at.startsWith(`${itemsAt}[`));
  const seen = new Map<string, string>();
  return sectionMentions(declaration).flatMap(({ id, at, name }): Finding[] => {
    const before = seen.get(name);
    if (id !== 'R206' || isConditional(at)) return [];
    seen.set(name, before ?? at);
    return before === undefined
      ? []
      : [{ id: 'R228', at, message: `'${name}' stands at ${before} already.`, hint: 'Leave one of them out.' }];
  });
};

/** R230: nobody can fill in what is never sent. */
const requiredUnsent: Check = (declaration) =>
  Object.entries(fieldsOf(declaration))
    .filter(([, field]) => field.required !== undefined && field.required !== false)
    .filter(
      ([, { write, type, value, derive }]) => !derive && (write === 'never' || (type === 'sid' && !write && !value)),
    )
    .map(([name, { type }]) => ({
      id: 'R230',
      at: `fields.${name}.required`,
      message: `'${name}' is required, and never sent.`,
      hint:
        type === 'sid'
          ? "An identifier is the API's to give: leave `required` out, or say when it is sent with `write`."
          : "Leave `required` out, or `write: 'never'`.",
    }));

/** R231, R232: an action has a button, and a bulk action is one. */
const unreachableActions: Check = (declaration) => {
  const { list, form, kind, actions = {} } = declaration;
  const bulk = list?.bulk ?? [];
  const isThere = (name: string) => ({
    row: list !== undefined,
    list: list !== undefined,
    bulk: bulk.includes(name),
    form: form !== undefined || kind === 'singleton',
    new: form !== undefined && operationsOf(declaration).includes('create'),
  });
  const nowhere = Object.entries(actions)
    /* What has neither list nor form is shown by others, or by pages of its own. */
    .filter(() => list !== undefined || form !== undefined)
    .filter(([name, { on }]) => !on.some((place) => isThere(name)[place]))
    .map(([name, { on }]): Finding => ({
      id: 'R231',
      at: `actions.${name}.on`,
      message: `The action '${name}' is nowhere.`,
      hint: on.includes('bulk')
        ? `Name it in list.bulk: ['${name}'].`
        : "Say where it is: on: ['row'], and give the resource that view.",
    }));
  const noBulk = bulk.flatMap((name, index): Finding[] => {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    return !action || action.on.includes('bulk')
      ? []
      : [
          {
            id: 'R232',
            at: `list.bulk[${index}]`,
            message: `'${name}' is no bulk action.`,
            hint: `Say so at the action: on: [${[...action.on, 'bulk'].map((place) => `'${place}'`).join(', ')}].`,
          },
        ];
  });
  return [...nowhere, ...noBulk];
};

/** R2xx: what could never be seen, filled in or pressed. */
export const placementChecks: Check[] = [
  requiredUnplaced,
  parentUnplaced,
  placedTwice,
  requiredUnsent,
  unreachableActions,
];
