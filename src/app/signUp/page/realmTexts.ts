import type { RealmState } from '../../../kinds/signUp/page/useRealmCheck';
import { say, type SignUpTextKey } from './signUpTexts';

const texts: Record<Exclude<RealmState, 'empty'>, SignUpTextKey> = {
  short: 'signUp.realm_short',
  long: 'signUp.realm_long',
  characters: 'signUp.realm_characters',
  ends: 'signUp.realm_ends',
  checking: 'signUp.realm_checking',
  free: 'signUp.realm_free',
  taken: 'signUp.realm_taken',
  unknown: 'signUp.realm_unknown',
};

/** What is said below the input. */
export const realmTexts = (state: RealmState, realm: string): string =>
  state === 'empty' ? '' : say(texts[state], { realm });
