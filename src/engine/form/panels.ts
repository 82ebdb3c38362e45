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
  'address-owner': lazy(() =>
    import('../panels/address/AddressOwnerPanel').then(({ AddressOwnerPanel }) => ({ default: AddressOwnerPanel })),
  ),
  notices: lazy(() => import('../panels/NoticesPanel').then(({ NoticesPanel }) => ({ default: NoticesPanel }))),
  'our-addresses': lazy(() =>
    import('../panels/ours/OurAddressesPanel').then(({ OurAddressesPanel }) => ({ default: OurAddressesPanel })),
  ),
  'realm-hint': lazy(() =>
    import('../panels/ours/RealmHintPanel').then(({ RealmHintPanel }) => ({ default: RealmHintPanel })),
  ),
  'counted-action': lazy(() =>
    import('./CountedActionPanel').then(({ CountedActionPanel }) => ({ default: CountedActionPanel })),
  ),
  speech: lazy(() => import('../../fields/speech/SpeechPanel').then(({ SpeechPanel }) => ({ default: SpeechPanel }))),
  registration: lazy(() =>
    import('../panels/RegistrationPanel').then(({ RegistrationPanel }) => ({ default: RegistrationPanel })),
  ),
  swap: lazy(() => import('./SwapPanel').then(({ SwapPanel }) => ({ default: SwapPanel }))),
  action: lazy(() => import('./ActionPanel').then(({ ActionPanel }) => ({ default: ActionPanel }))),
  keys: lazy(() => import('../panels/keys/KeysPanel').then(({ KeysPanel }) => ({ default: KeysPanel }))),
  'password-policy': lazy(() =>
    import('../panels/PasswordPolicyPanel').then(({ PasswordPolicyPanel }) => ({ default: PasswordPolicyPanel })),
  ),
});
