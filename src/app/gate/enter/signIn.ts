import { gateText } from '../texts/gateTexts';

export type SignInOutcome =
  /** Where it leads. */
  | { isSignedIn: true; next: string }
  /** Why not, to be shown as it is. */
  | { isSignedIn: false; reason: string };

export type SignIn = (username: string, password: string) => Promise<SignInOutcome>;

export const loadSignIn = () => import('./signInHere');

/** Signs in; what that takes is loaded while the operator types, so that the page is there sooner. */
export const signIn: SignIn = async (username, password) => {
  const loaded = await loadSignIn().catch(() => undefined);
  return loaded ? loaded.signInHere(username, password) : { isSignedIn: false, reason: gateText('unreachable') };
};
