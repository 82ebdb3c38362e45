import { parentField } from '../../compile/parent';
import { columnsOf } from '../../facts/ofList';
import { declaresSecret } from '../../facts/secrets';
import { templateVariables } from '../../facts/template';
import { fieldPlaces, fieldsOf, insideOf, type FieldPlace } from './fieldPlaces';
import { optionShapes, unknownOptions } from './fieldOptions';
import { didYouMean } from './nearestName';
import { rulePartChecks } from './ruleParts';
import { valueRules } from './rulePlaces';
import type { Check, Finding } from '../problem';

/** R212: what must never be seen stands in no list, title, filter or search. */
const secretsShown: Check = (declaration) => {
  const { list, search, title = '' } = declaration;
  const shown = [
    ...columnsOf(list).map(({ at, field }) => ({ at, name: field })),
    ...(list?.filters ?? []).flatMap((name, index) =>
      typeof name === 'string' ? [{ at: `list.filters[${index}]`, name }] : [],
    ),
    ...(search ?? []).map((name, index) => ({ at: `search[${index}]`, name })),
    ...[title, ...templateVariables(title)].map((name) => ({ at: 'title', name: name.replace(/^record\./, '') })),
  ];
  const fields = fieldsOf(declaration);
  return shown.flatMap(({ at, name }): Finding[] => {
    const field = fields[name];
    return field && declaresSecret(field)
      ? [{ id: 'R212', at, message: `'${name}' is a secret and must not be shown.` }]
      : [];
  });
};

type PartCheck = (place: FieldPlace) => Finding[];

const needs = (
  type: string,
  has: (place: FieldPlace) => boolean,
  id: string,
  message: string,
  hint: string,
): PartCheck => {
  return (place) =>
    place.kind === 'case' || place.field.type !== type || has(place) ? [] : [{ id, at: place.at, message, hint }];
};

/** R215, R216: types that are nothing without a part of the declaration. */
const incompleteFields: Check = (declaration) => {
  const cases = fieldPlaces(declaration).filter(({ kind }) => kind === 'case');
  const isChosenByCase = (name: string) => cases.some((place) => place.name === name && place.field.choices);
  const checks = [
    needs(
      'reference',
      ({ field }) => field.reference !== undefined,
      'R215',
      'A reference refers to a resource.',
      "Say which: reference: { resource: '…' }.",
    ),
    needs(
      'select',
      ({ field, name }) => field.choices !== undefined || isChosenByCase(name),
      'R215',
      'A select needs choices.',
      'Give choices, or the name of a list: { use }.',
    ),
    needs(
      'rows',
      ({ field }) => field.of !== undefined,
      'R216',
      'Rows have fields.',
      'Give `of`: the fields, or the resource whose records the rows are.',
    ),
    needs('group', ({ field }) => field.of !== undefined, 'R216', 'A group has fields.', 'Give `of`.'),
  ];
  return fieldPlaces(declaration).flatMap((place) => checks.flatMap((check) => check(place)));
};

/** R217: rows are compared by fields that they have. */
const uniqueRows: Check = (declaration) =>
  fieldPlaces(declaration).flatMap((place) =>
    valueRules(place).flatMap(({ at, rule: { uniqueRows: compared = [] } }): Finding[] => {
      const names = insideOf(place);
      return compared
        .filter((name) => names && !names.includes(name))
        .map((name) => ({
          id: 'R217',
          at: `${at}.uniqueRows`,
          message: `'${name}' is not a field of the rows.`,
          ...didYouMean(name, names ?? []),
        }));
    }),
  );

/** R224: records are compared within those that agree in fields that they have. */
const uniqueWithin: Check = (declaration) => {
  const names = Object.keys(fieldsOf(declaration));
  return fieldPlaces(declaration)
    .flatMap(valueRules)
    .flatMap(({ at, rule: { unique } }) =>
      (typeof unique === 'object' ? (unique.within ?? []) : []).flatMap((name, index): Finding[] =>
        names.includes(name)
          ? []
          : [
              {
                id: 'R224',
                at: `${at}.unique.within[${index}]`,
                message: `'${name}' is not a field.`,
                ...didYouMean(name, names),
              },
            ],
      ),
    );
};

/** R218: a record of a collection has a key, or is found by values. */
const missingKey: Check = (declaration) => {
  const { kind, api, fields } = declaration;
  const hasKey = kind === 'singleton' || api.id !== undefined || 'id' in fields;
  const sids = Object.entries(fieldsOf(declaration)).filter(([, { type }]) => type === 'sid');
  if (hasKey || sids.length > 0) return [];
  return [
    { id: 'R218', at: 'api.id', message: 'Nothing says what identifies a record.', hint: "Say it: id: 'thing_sid'." },
  ];
};

/** R404: a list is narrowed by another one, which a reference names. */
const narrowing: Check = (declaration) => {
  const name = declaration.api.narrowedBy;
  const field = name === undefined ? undefined : fieldsOf(declaration)[name];
  return !field || field.reference
    ? []
    : [{ id: 'R404', at: 'api.narrowedBy', message: `'${name}' refers to no other resource.` }];
};

/** R225: what lies below another record says which one. */
const parentIsReferred: Check = (declaration) =>
  declaration.parent === undefined || parentField(declaration) !== undefined
    ? []
    : [
        {
          id: 'R225',
          at: 'parent',
          message: `No field refers to '${declaration.parent}'.`,
          hint: 'Give one that does, for example of the type of an owner.',
        },
      ];

/** R223: only the rows of another form are saved with files; a form of its own would send the long text in the body. */
const uploadsOfForms: Check = (declaration) =>
  Object.entries(declaration.form ? fieldsOf(declaration) : {})
    .filter(([, { options }]) => options?.upload !== undefined)
    .map(([name]) => ({
      id: 'R223',
      at: `fields.${name}.options.upload`,
      message: 'Only rows that another form saves send long texts as files.',
      hint: 'Leave the form out, and show the resource as rows.',
    }));

/** R235: other resources' records are rows of the record itself, not of what is in it. */
const recordsInside: Check = (declaration) =>
  fieldPlaces(declaration)
    .filter(({ field, kind }) => typeof field.of === 'string' && (kind !== 'field' || field.type === 'group'))
    .map(({ at, field }) => ({
      id: 'R235',
      at: `${at}.of`,
      message: `Records of '${field.of as string}' cannot stand here.`,
      hint: 'Give the fields, or make it a field of the record itself, of type `rows`.',
    }));

/** R2xx: fields that lack a part, or show what must not be shown. */
export const fieldPartChecks: Check[] = [
  secretsShown,
  incompleteFields,
  uniqueRows,
  uniqueWithin,
  missingKey,
  uploadsOfForms,
  recordsInside,
  narrowing,
  parentIsReferred,
  optionShapes,
  unknownOptions,
  ...rulePartChecks,
];
