import { browserStorage } from '../storage/browserStorage';

const key = 'clockOffset';

/** The platform's clock, by which tokens end: that of this computer may be wrong by hours. */
export const serverClock = {
  /** Milliseconds since the epoch. */
  now: (): number => Date.now() + (Number(browserStorage.read('local', key)) || 0),

  /** @param issued seconds since the epoch, of a token that the platform has just given */
  set(issued: number | undefined): void {
    if (issued !== undefined) browserStorage.write('local', key, String(issued * 1000 - Date.now()));
  },
};
