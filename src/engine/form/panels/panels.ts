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
