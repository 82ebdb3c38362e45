import { isUsed } from '../../compile/callOf';
import type { ResourceDeclaration, Rule, Used } from '../../types';
import { columnsOf } from '../../facts/ofList';
import { fieldPlaces } from './fieldPlaces';
import { sectionPlaces } from './mentions';
import { didYouMean } from './nearestName';
import { listName } from '../../declaredTexts';
import { ownerTypes } from '../../ownerTypes';
import type { Check, CodeNames } from '../problem';

type Pool = Exclude<keyof CodeNames, 'messages' | 'isCatastrophic'>;

interface Use {
  pool: Pool;
  at: string;
  name: string;
  /** Where its options stand in a member of their own. */
  nested?: string;
}

const kinds: Record<Pool, { id: string; kind: string }> = {
  fieldTypes: { id: 'R301', kind: 'field type' },
  rules: { id: 'R302', kind: 'rule' },
  steps: { id: 'R303', kind: 'step' },
  choices: { id: 'R304', kind: 'list of choices' },
  actions: { id: 'R305', kind: 'action' },
  panels: { id: 'R306', kind: 'panel' },
  pages: { id: 'R307', kind: 'page' },
  blockers: { id: 'R308', kind: 'blocker' },
};

/** @param at where the whole stands */
const used = (pool: Pool, at: string, item: Used): Use => ({
  pool,
  at: `${at}.use`,
  name: item.use,
  ...('options' in item && { nested: at }),
});

const ruleUses = (at: string, rules: readonly Rule[]): Use[] =>
  rules.flatMap((rule, index): Use[] => {
    if (typeof rule === 'string') return [{ pool: 'rules', at: `${at}[${index}]`, name: rule }];
    return 'rule' in rule ? [{ pool: 'rules', at: `${at}[${index}].rule`, name: rule.rule }] : [];
  });

function fieldUses(declaration: ResourceDeclaration): Use[] {
  return fieldPlaces(declaration).flatMap(({ at, field: { type, choices, rules = [] } }): Use[] => [
    ...(type === undefined ? [] : [{ pool: 'fieldTypes' as const, at: `${at}.type`, name: type }]),
    ...(listName(choices) === undefined
      ? []
      : [{ pool: 'choices' as const, at: `${at}.choices.use`, name: listName(choices)! }]),
    ...ruleUses(`${at}.rules`, rules),
  ]);
}

function listUses({ list }: ResourceDeclaration): Use[] {
  const columns = columnsOf(list).flatMap(({ at, use }): Use[] =>
    use === undefined ? [] : [{ pool: 'fieldTypes', at: `${at}.use`, name: use }],
  );
  const panels = (list?.panels ?? []).map((panel, index) => used('panels', `list.panels[${index}]`, panel));
  const { expand } = list ?? {};
  const expanded = typeof expand === 'object' ? [used('panels', 'list.expand', expand)] : [];
  return [...columns, ...panels, ...expanded];
}

function formUses(declaration: ResourceDeclaration): Use[] {
  return sectionPlaces(declaration).flatMap(({ itemsAt, section }) =>
    section.fields.flatMap((item, index): Use[] =>
      typeof item === 'string' || Array.isArray(item) ? [] : [used('panels', `${itemsAt}[${index}]`, item)],
    ),
  );
}

function otherUses(declaration: ResourceDeclaration): Use[] {
  const { api, actions = {}, blockedBy = [], pages = {} } = declaration;
  const steps = (['read', 'write'] as const).flatMap((way) =>
    (api[way] ?? []).map((step, index): Use => {
      const at = `api.${way}[${index}]`;
      return typeof step === 'string'
        ? { pool: 'steps', at, name: step }
        : { pool: 'steps', at: `${at}.step`, name: step.step };
    }),
  );
  const calls = Object.entries(actions).flatMap(([name, { call }]): Use[] =>
    isUsed(call) ? [used('actions', `actions.${name}.call`, call)] : [],
  );
  const guards = blockedBy.flatMap((blocker, index): Use[] =>
    typeof blocker === 'object' && 'use' in blocker ? [used('blockers', `blockedBy[${index}]`, blocker)] : [],
  );
  return [
    ...steps,
    ...calls,
    ...guards,
    ...Object.entries(pages).map(([view, name]): Use => ({ pool: 'pages', at: `pages.${view}`, name })),
  ];
}

/** R102: a step has the options without which it does nothing. */
export const neededOptions: Check = ({ api }, { names: { steps } }) =>
  (['read', 'write'] as const).flatMap((way) =>
    (api[way] ?? []).flatMap((declared, index) => {
      const { step, ...options } = typeof declared === 'string' ? { step: declared } : declared;
      const { needs = [] } = (steps?.get?.(step) ?? {}) as { needs?: readonly string[] };
      return needs
        .filter((name) => !(name in options))
        .map((name) => ({
          id: 'R102',
          at: `api.${way}[${index}].${name}`,
          message: `The step '${step}' needs '${name}'.`,
        }));
    }),
  );

const usesIn = (declaration: ResourceDeclaration): Use[] => [
  ...fieldUses(declaration),
  ...listUses(declaration),
  ...formUses(declaration),
  ...otherUses(declaration),
];

/** R101: only fields and columns have options of their type in a member of their own. */
export const nestedOptions: Check = (declaration) =>
  usesIn(declaration).flatMap(({ nested, name }) =>
    nested === undefined
      ? []
      : [
          {
            id: 'R101',
            at: nested,
            message: "There is no property 'options' here.",
            hint: `Options stand beside the name: { use: '${name}', … }.`,
          },
        ],
  );

/** R3xx: code that is named is registered. */
export const registeredNames: Check = (declaration, { names }) =>
  usesIn(declaration).flatMap(({ pool, at, name }) => {
    const registered = names[pool];
    if (!registered || registered.has(name)) return [];
    const { id, kind } = kinds[pool];
    return [
      {
        id,
        at,
        message: `There is no ${kind} '${name}'.`,
        ...didYouMean(name, [...(registered.names?.() ?? []), ...(pool === 'fieldTypes' ? ownerTypes.names() : [])]),
      },
    ];
  });
