/* In: a declared action, and the records or the form that it is about. Out: its button, its questions, its call, and what is told of the outcome. */
import type { RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import type { CompiledResource, Registry } from '../schema/types/compiled';
import { createNameRegistry } from '../schema/nameRegistry';
import type { Facts } from '../schema/facts/predicate';
import type { Session } from '../session/session';
import type { ConsoleDataProvider } from './consoleCalls';

/** What a named action is given. */
export interface ActionContext {
  resource: CompiledResource;
  /** Of the declared call. */
  options: Readonly<Record<string, unknown>>;
  /** What the action's conditions and templates look at. */
  facts: Facts;
  /** The record of a row or form, one selected record, or none for an action of the list. */
  records: RaRecord[];
  /** The form's unsaved values, for actions of a form. */
  values: Readonly<Record<string, unknown>>;
  /** Answers to the action's questions. */
  ask: Readonly<Record<string, unknown>>;
  session: Session;
  registry: Registry;
  dataProvider: ConsoleDataProvider;
  /** Keeps what was found out about the record for `useRemembered`, until the record is saved. */
  remember: (value: unknown) => void;
  signal?: AbortSignal;
}

export interface ActionOutcome {
  /** Message key of the toast, instead of the action's `done` text. */
  message?: string;
  /** Arguments of the message. */
  args?: Record<string, unknown>;
  /** Values that the form takes over, unsaved. */
  patch?: Record<string, unknown>;
  /** Values that are on the server already: the form takes them over, and there is nothing to save of them. */
  stored?: Record<string, unknown>;
  /** How the message is told; as a success where not said. */
  severity?: 'success' | 'warning';
  /** The record of the resource that is opened then. */
  open?: string | number;
  /** Shown in a dialog, e.g. a key that is seen only once. */
  panel?: ReactNode;
}

/** Code behind `call: { use }`. A rejection is told to the operator by its message, a key or a text. */
export type NamedAction = (context: ActionContext) => Promise<ActionOutcome | undefined>;

export const actions = createNameRegistry<NamedAction>('action');
