import type { CompiledForm, CompiledItem, CompiledSection, CompiledTab } from '../../../schema/types/compiled';
import { matches, watchedPaths, type Facts } from '../../../schema/facts/predicate';
import { rank, type Session } from '../../../session/session';

/** Names of the fields that an item of a section holds, itself or bound to a panel. */
export const namesOf = (item: CompiledItem): string[] =>
  item.kind === 'row' ? item.fields : Object.values(item.bind ?? {});

/** Whether a section is there for this session and these values. */
export const isSectionShown = ({ visible, scope }: CompiledSection, facts: Facts, session: Session): boolean =>
  (scope === undefined || rank(session.scope) >= rank(scope)) && matches(visible, facts);

const shownSections = (tab: CompiledTab, facts: Facts, session: Session) =>
  tab.sections.filter((section) => isSectionShown(section, facts, session));

/** Names of the fields in those parts of a tab that are shown now, whatever the fields' own conditions say. */
export const namesInTab = (tab: CompiledTab, facts: Facts, session: Session): string[] =>
  shownSections(tab, facts, session).flatMap(({ items }) => items.flatMap(namesOf));

/** Whether a tab has a panel, which may have something to show without any field. */
export const hasPanel = (tab: CompiledTab, facts: Facts, session: Session): boolean =>
  shownSections(tab, facts, session).some(({ items }) => items.some(({ kind }) => kind === 'panel'));

/** The tab that a field stands in. */
export const tabOf = (form: CompiledForm | undefined, field: string): string | undefined =>
  form?.tabs.find(({ sections }) => sections.some(({ items }) => items.some((item) => namesOf(item).includes(field))))
    ?.id;

/** Paths that the conditions of a tab's sections read. */
export const watchesOfTab = (tab: CompiledTab): string[] =>
  tab.sections.flatMap(({ visible }) => watchedPaths(visible));
