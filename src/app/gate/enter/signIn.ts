import type { PartMissingError } from '../../../loading/partMissing';
import { gateText } from '../texts/gateTexts';
import { gatePart } from './gatePart';
import type { SignIn } from './signInOutcome';

/** Signs in; what that takes is loaded while the operator types, so that the page is there sooner. */
export const signIn: SignIn = async (username, password) => {
  const loaded = await gatePart.load().catch((reason: unknown) => reason as PartMissingError);
  if ('signInHere' in loaded) return loaded.signInHere(username, password);
  return { isSignedIn: false, reason: gateText(loaded.reason), mustReload: loaded.reason === 'new_version' };
};
