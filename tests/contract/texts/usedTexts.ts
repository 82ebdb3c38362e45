import { textConvention } from '../../../scripts/newResource/textKeys';
import { sectionPlaces } from '../../../src/schema/checks/names/mentions';
import type { ResourceDeclaration } from '../../../src/schema/types';
import type { CompiledResource } from '../../../src/schema/types/compiled';
import { leavesOf, type SourceFile } from './sourceTexts';

/** Keys that the code puts together: what stands before the computed end, and every end that it can have. */
export const computedKeys: Record<string, readonly string[]> = {
  'actions.delete.': ['button', 'running', 'anyway'],
  'fields.period.': ['today', 'yesterday', 'start', 'end'],
  'fields.limits.': ['none', 'unlimited'],
  'actions.report.': ['done', 'failed', 'cancelled'],
  'fields.webhook.sample.': ['local', 'socket', 'request', 'headers', 'body', 'line', 'line_hint'],
  'form.': ['created', 'updated'],
  'form.titles.': ['create', 'edit', 'show'],
  'frame.groups.': ['byo-services'],
  'frame.theme.': ['light', 'dark', 'system'],
  'frame.user.scope.': ['admin', 'service_provider', 'account'],
  'frame.shortcuts.': ['list', 'form', 'everywhere', 'help', 'palette', 'filter', 'save', 'escape', 'next'],
  'gatePages.setting_': ['flag', 'address', 'colour', 'seconds', 'text'],
  'import.conflict.': ['update', 'skip', 'stop'],
  'import.counts.': ['new', 'changed', 'same', 'error', 'created', 'updated', 'skipped', 'failed', 'left'],
  'import.ends.': ['new', 'changed', 'same', 'error', 'created', 'updated', 'skipped', 'failed', 'left'],
  'list.': ['edit_row', 'view_row', 'edit_row_of', 'view_row_of'],
};

const computed = Object.entries(computedKeys).flatMap(([prefix, ends]) => ends.map((end) => prefix + end));

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Every dotted text in quotes: keys stand in the code as a whole, or in {@link computedKeys}. */
export const literalsIn = (files: readonly SourceFile[]): Set<string> =>
  new Set(files.flatMap(({ text }) => withoutComments(text).match(/(?<=['"`])[\w-]+(\.[\w-]+)+(?=['"`])/g) ?? []));

/** Texts that a name in the code reads: the pages before sign-in have no translation function. */
const namedIn = (files: readonly SourceFile[]) =>
  new Set(files.flatMap(({ text }) => withoutComments(text).match(/\w+/g) ?? []));

/** @returns keys of the console's own texts that no code asks for. */
export function unusedKeys(texts: Record<string, object>, files: readonly SourceFile[]): string[] {
  const { gate = {}, gatePages = {}, ...areas } = texts;
  const literals = literalsIn(files);
  const names = namedIn(files.filter(({ path }) => /src\/(app\/gate|session)\//.test(path)));
  return [
    ...leavesOf(areas)
      .map(([key]) => key)
      .filter((key) => !literals.has(key) && !computed.includes(key)),
    ...Object.entries({ gate, gatePages }).flatMap(([area, own]) =>
      Object.keys(own)
        .filter((key) => !names.has(key) && !computed.includes(`${area}.${key}`))
        .map((key) => `${area}.${key}`),
    ),
  ];
}

/** Texts of a resource that cells and panels put together: what stands before the computed end, and every end. */
const computedResourceKeys: Record<string, readonly string[]> = {
  'load.sip_gateways.': ['pending', 'failed'],
  'load.registered.': ['pending', 'failed'],
  'row_counts.': ['inbound', 'outbound', 'smpp_gateways'],
  'registration.': [
    'open',
    'inactive',
    'not-required',
    'not-started',
    'registered',
    'expired',
    'unregistered',
    'unknown',
  ],
  'form.registration.': ['no_reason', 'look', 'download', 'capture_failed'],
  'form.registration.label.': ['registration', 'status', 'reason', 'since', 'until', 'pings', 'trace'],
  'form.registration.pings.': ['not-asked', 'failed', 'no-outbound', 'off', 'some', 'all'],
  'form.registration.trace.': ['no-call-id', 'not-looked-for', 'looking', 'failed', 'missing', 'found'],
  'form.registration.tested.': ['good', 'bad', 'off', 'unknown'],
  'form.address.': ['title', 'label', 'help', 'search', 'unread'],
  'form.address.state.': ['running', 'none', 'done', 'cancelled', 'failed'],
  'form.address.how.': ['exact', 'range'],
  'form.address.flags.': ['inbound', 'outbound'],
  'registered.': ['active', 'inactive'],
  'form.ours.': ['sip', 'smpp', 'realm', 'any_realm', 'no_realm', 'none'],
};
const putTogether = Object.entries(computedResourceKeys).flatMap(([prefix, ends]) => ends.map((end) => prefix + end));

/** Options of a panel wherever the form has it. */
const panelsOf = (declaration: ResourceDeclaration, panel: string): object[] =>
  sectionPlaces(declaration).flatMap(({ section }) =>
    section.fields.flatMap((item) => {
      if (typeof item === 'string' || Array.isArray(item) || item.use !== panel) return [];
      const { use, bind, ...options } = item;
      void [use, bind];
      return [options];
    }),
  );

/** Texts below `form` that a declaration names by the last part of their key. */
const noticesOf = ({ declaration, name, api }: CompiledResource): string[] => [
  ...[...JSON.stringify(declaration).matchAll(/"(?:message|note|warning|question|ofOwner|link)":"(\w+)"/g)].map(
    ([, end]) => `form.${end}`,
  ),
  ...panelsOf(declaration, 'notices').flatMap((options) => Object.keys(options).map((end) => `form.${end}`)),
  ...(api.errors ?? []).flatMap(({ message }) => message?.replace(`resources.${name}.`, '') ?? []),
];

/** Texts below `form` that panels ask for by the last part of their key, or put together. */
const panelKeys = (files: readonly SourceFile[]): Set<string> =>
  new Set([
    ...files
      .filter(({ path }) => /src\/(engine\/form\/panels|kinds|fields|actions)\//.test(path))
      .flatMap(({ text }) => withoutComments(text).match(/(?<=')[a-z_]+(?=')/g) ?? []),
    ...['create', 'made', 'delete', 'rotate'].map((end) => `title.${end}`),
    ...['create', 'delete', 'rotate'].map((end) => `ask.${end}`),
    ...['account_sid', 'service_provider_sid'].map((end) => `use_noted.${end}`),
  ]);

/** The units of limits are no field: they follow from the categories. */
const unitOf = ({ fields }: CompiledResource, key: string): boolean =>
  Object.keys((fields.category?.options?.units as object | undefined) ?? {}).includes(key.replace('choices.unit.', ''));

/** @returns keys of a resource's texts that neither a view asks for by convention nor its declaration, or code, by name. */
export function unusedResourceKeys(resource: CompiledResource, texts: object, files: readonly SourceFile[]): string[] {
  const convention = textConvention(resource);
  const literals = literalsIn(files);
  const ofPanels = panelKeys(files);
  const notices = noticesOf(resource);
  return leavesOf(texts)
    .map(([key]) => key)
    .filter(
      (key) =>
        !convention.test(key) &&
        !literals.has(`resources.${resource.name}.${key}`) &&
        !ofPanels.has(key.replace(/^form\./, '')) &&
        !putTogether.includes(key) &&
        !notices.includes(key) &&
        !unitOf(resource, key),
    );
}
