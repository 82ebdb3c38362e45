import { browserStorage } from './browserStorage';

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

export const flash = {
  /** Whether a message waits. */
  isWaiting: (): boolean => browserStorage.read('session', key) !== undefined,

  put: (message: Flash): void => browserStorage.write('session', key, JSON.stringify(message)),

  /** Reads the message and removes it. */
  take(): Flash | undefined {
    const text = browserStorage.read('session', key);
    browserStorage.write('session', key, undefined);
    try {
      const message: unknown = JSON.parse(text ?? 'null');
      return isFlash(message) ? message : undefined;
    } catch {
      return undefined;
    }
  },
};
