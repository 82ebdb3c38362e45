import { flash } from '../../../session/ending/flash';
import { knownNotice } from './knownNotice';

export interface ShownFlash {
  kind: 'error' | 'success';
  text: string;
}

/** The message that an earlier page left for the sign-in page, in the operator's language; it is forgotten by being taken. */
export function takeShownFlash(): ShownFlash | undefined {
  const left = flash.take();
  return left && { kind: left.kind, text: knownNotice(left.key) };
}
