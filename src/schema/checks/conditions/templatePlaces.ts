import { blockersOf } from '../../compile/blockers';
import { callOf, isUsed } from '../../compile/callOf';
import { columnsOf } from '../../facts/ofList';
import { rowsPlaces } from '../names/rowsPlaces';
import type { UploadOption } from '../../options';
import type { Field, Path, ResourceDeclaration, Template, Verb } from '../../types';
import { fieldPlaces, type FieldPlace } from '../names/fieldPlaces';
import type { PathPlace } from './knownPaths';

/** A template somewhere in a declaration. */
export interface TemplatePlace extends PathPlace {
  at: string;
  template: Template;
}

/** A template that becomes the path of a request. */
export interface ApiPathPlace extends TemplatePlace {
  verb?: Verb;
}

const listOf = (at: string, path: Path): { at: string; template: Template }[] =>
  typeof path === 'string'
    ? [{ at, template: path }]
    : path.map((template, index) => ({ at: `${at}[${index}]`, template }));

/** Paths without the method that may stand before the first. */
function callList(at: string, path: Path) {
  const { templates } = callOf(path, 'GET');
  return listOf(at, typeof path === 'string' ? templates[0]! : templates);
}

/** Every template that becomes the path of a request. */
export function apiPathPlaces(declaration: ResourceDeclaration): ApiPathPlace[] {
  const { api, actions = {}, list } = declaration;
  const own = Object.keys(declaration.fields);
  const verbs = Object.entries(api.paths ?? {}).flatMap(([verb, declared]): ApiPathPlace[] => {
    const places = callList(`api.paths.${verb}`, declared);
    return places.map((place) => ({ ...place, verb: verb as Verb, bare: verb === 'list' ? [] : own }));
  });
  const calls = Object.entries(actions).flatMap(([action, { call }]): ApiPathPlace[] =>
    isUsed(call) ? [] : callList(`actions.${action}.call`, call).map((place) => ({ ...place, bare: own, action })),
  );
  const batches = rowsPlaces(declaration).flatMap(({ at, options: { save } }): ApiPathPlace[] =>
    save === undefined ? [] : [{ at: `${at}.save`, template: save, bare: undefined }],
  );
  const cells = columnsOf(list).flatMap(({ at, load = [], options = {} }): ApiPathPlace[] => {
    const other = typeof options.path === 'string' ? options.path : [];
    return [...listOf(`${at}.load`, load), ...listOf(`${at}.options.path`, other)].map((each) => ({
      ...each,
      bare: own,
    }));
  });
  const files = Object.entries(declaration.fields as Readonly<Record<string, Field>>).flatMap(
    ([name, { options }]): ApiPathPlace[] => {
      const upload = options?.upload as Partial<UploadOption> | undefined;
      return upload?.path ? [{ at: `fields.${name}.options.upload.path`, template: upload.path, bare: own }] : [];
    },
  );
  const base = { at: 'api.base', template: api.base, bare: own };
  return [base, ...verbs, ...calls, ...batches, ...cells, ...files];
}

/** What is no text stands for itself. */
const ofRecord = (
  at: string,
  record: Readonly<Record<string, unknown>> | undefined,
  place: PathPlace,
): TemplatePlace[] =>
  Object.entries(record ?? {}).flatMap(([key, template]) =>
    typeof template === 'string' ? [{ ...place, at: `${at}.${key}`, template }] : [],
  );

function fieldTemplates({ at, field, bare, action }: FieldPlace): TemplatePlace[] {
  const place = { bare, ...(action !== undefined && { action }) };
  return [
    ...(field.value === undefined ? [] : [{ ...place, at: `${at}.value`, template: field.value }]),
    ...(typeof field.default === 'string' ? [{ ...place, at: `${at}.default`, template: field.default }] : []),
    ...ofRecord(`${at}.reference.filter`, field.reference?.filter, place),
  ];
}

/** Steps look at the record on the wire, which nobody has declared. */
const stepTemplates = ({ api }: ResourceDeclaration): TemplatePlace[] =>
  (['read', 'write'] as const).flatMap((way) =>
    (api[way] ?? []).flatMap((step, index) =>
      typeof step === 'object' && Array.isArray(step.templates)
        ? listOf(`api.${way}[${index}].templates`, step.templates as string[]).map((place) => ({
            ...place,
            bare: undefined,
          }))
        : [],
    ),
  );

/** Every other template. */
export function templatePlaces(declaration: ResourceDeclaration): TemplatePlace[] {
  const { title, api, access, actions = {} } = declaration;
  const own = Object.keys(declaration.fields);
  return [
    ...(title === undefined ? [] : [{ at: 'title', template: title, bare: own }]),
    ...ofRecord('api.query', api.query, { bare: [] }),
    ...stepTemplates(declaration),
    ...(typeof access.denied === 'string'
      ? [{ at: 'access.denied', template: access.denied, bare: [] }]
      : ofRecord('access.denied', access.denied, { bare: [] })),
    ...blockersOf(declaration).flatMap((blocker, index) =>
      'use' in blocker
        ? []
        : [
            ...ofRecord(`blockedBy[${index}].filter`, blocker.filter, { bare: own }),
            ...(blocker.address === undefined
              ? []
              : [{ at: `blockedBy[${index}].address`, template: blocker.address, bare: own }]),
          ],
    ),
    ...Object.entries(actions).flatMap(([action, { body }]) =>
      ofRecord(`actions.${action}.body`, body, { bare: own, action }),
    ),
    ...fieldPlaces(declaration).flatMap(fieldTemplates),
  ];
}
