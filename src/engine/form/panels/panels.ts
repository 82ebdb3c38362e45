/* In: the name of a panel in a section, and its options. Out: the component that stands there. */
import type { ComponentType } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';
import { createNameRegistry } from '../../../schema/nameRegistry';

export interface PanelProps {
  resource: CompiledResource;
  /** As it was loaded; undefined for a new record. */
  record: Readonly<Record<string, unknown>> | undefined;
  /** The panel's own names for fields of the form: `bind.vendor` is the name of an input. */
  bind: Readonly<Record<string, string>>;
  options: Readonly<Record<string, unknown>>;
  mode: 'create' | 'edit' | 'show';
}

/** Components that a section names by `{ use }`. They stand inside the form and may use its inputs. */
export const panels = createNameRegistry<ComponentType<PanelProps>>('panel');

const aboutStored = new Set<string>();

/** A panel that has nothing to show of a new record: a section of nothing else is not there then. */
export function registerStored(name: string, panel: ComponentType<PanelProps>): void {
  panels.register(name, panel);
  aboutStored.add(name);
}

/** Whether a panel may have something to show. */
export const mayShow = (name: string, mode: PanelProps['mode']): boolean => mode !== 'create' || !aboutStored.has(name);
