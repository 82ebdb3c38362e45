export type SignInOutcome =
  /** Where it leads. */
  | { isSignedIn: true; next: string }
  /** Why not, to be shown as it is. */
  | { isSignedIn: false; reason: string; mustReload?: boolean };

export type SignIn = (username: string, password: string) => Promise<SignInOutcome>;
