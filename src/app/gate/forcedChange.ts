/**
 * The password that was just used to sign in, for a forced change. It lives in memory only: after a reload the page asks for it
 * again, which is better than a clear password in the browser's storage.
 */
let temporaryPassword: string | undefined;

export const forcedChange = {
  begin(password: string): void {
    temporaryPassword = password;
  },
  password: (): string | undefined => temporaryPassword,
  end(): void {
    temporaryPassword = undefined;
  },
};
