import { browserStorage } from '../storage/browserStorage';

/** Where it is kept how far the platform's clock is ahead of this computer's, in milliseconds. */
export const clockOffset = 'clockOffset';

/** Milliseconds since the epoch by the platform's clock, by which tokens end: that of this computer may be wrong by hours. */
export const serverNow = (): number => Date.now() + (Number(browserStorage.read('local', clockOffset)) || 0);
