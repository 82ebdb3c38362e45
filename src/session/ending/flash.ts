import { browserStorage } from '../storage/browserStorage';

/** A message that the login page shows once. */
export interface Flash {
  /** Message key, e.g. one of {@link flashKeys}. */
  key: string;
  kind: 'success' | 'error';
}

/** What a session's end leaves to say (specification 1, section 8). */
export const flashKeys = {
  loggedOut: 'frame.logged_out',
  sessionExpired: 'errors.session_expired',
  unreachable: 'errors.server_unreachable',
  mustLogIn: 'errors.must_log_in',
} as const;

const key = 'flash';

const isFlash = (value: unknown): value is Flash => {
  const { key: text, kind } = (value ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && (kind === 'success' || kind === 'error');
};

/** @returns undefined for anything that is not a message. */
export function readFlash(text: string | undefined): Flash | undefined {
  try {
    const message: unknown = JSON.parse(text ?? 'null');
    return isFlash(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

export const flash = {
  /** Key of the message that waits. */
  waiting: (): string | undefined => readFlash(browserStorage.read('session', key))?.key,

  put: (message: Flash): void => browserStorage.write('session', key, JSON.stringify(message)),

  /** Reads the message and removes it. */
  take(): Flash | undefined {
    const message = readFlash(browserStorage.read('session', key));
    browserStorage.write('session', key, undefined);
    return message;
  },
};
