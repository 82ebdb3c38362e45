import { lazy, type ComponentType } from 'react';
import type { CompiledResource } from '../../schema/compiled';
import { createNameRegistry } from '../../schema/nameRegistry';

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
export const panels = createNameRegistry<ComponentType<PanelProps>>('panel', {
  'counted-action': lazy(() =>
    import('./CountedActionPanel').then(({ CountedActionPanel }) => ({ default: CountedActionPanel })),
  ),
  speech: lazy(() => import('../../fields/speech/SpeechPanel').then(({ SpeechPanel }) => ({ default: SpeechPanel }))),
  swap: lazy(() => import('./SwapPanel').then(({ SwapPanel }) => ({ default: SwapPanel }))),
  action: lazy(() => import('./ActionPanel').then(({ ActionPanel }) => ({ default: ActionPanel }))),
  keys: lazy(() => import('../panels/keys/KeysPanel').then(({ KeysPanel }) => ({ default: KeysPanel }))),
  listen: lazy(() => import('../panels/listen/ListenPanel').then(({ ListenPanel }) => ({ default: ListenPanel }))),
  'live-test': lazy(() =>
    import('../panels/live-test/LiveTestPanel').then(({ LiveTestPanel }) => ({ default: LiveTestPanel })),
  ),
  'raw-record': lazy(() =>
    import('../panels/RawRecordPanel').then(({ RawRecordPanel }) => ({ default: RawRecordPanel })),
  ),
  'run-for-all': lazy(() =>
    import('../panels/RunForAllPanel').then(({ RunForAllPanel }) => ({ default: RunForAllPanel })),
  ),
  'password-policy': lazy(() =>
    import('../panels/PasswordPolicyPanel').then(({ PasswordPolicyPanel }) => ({ default: PasswordPolicyPanel })),
  ),
});
