import { gateText, type GateTextKey } from '../texts/gateTexts';

/** Message keys of the console that the pages before it have to say too. */
const known: Record<string, GateTextKey> = {
  'frame.logged_out': 'logged_out',
  'errors.session_expired': 'session_expired',
  'errors.server_unreachable': 'unreachable',
  'errors.network': 'unreachable',
  'errors.must_log_in': 'must_log_in',
  'errors.invalid_credentials': 'wrong_credentials',
  'errors.too_many_requests': 'too_many',
  'errors.too_many_requests_for': 'too_many',
};

/** @param message a message key of the console, or a text of the API, which is shown as it is. */
export function knownNotice(message: string): string {
  const key = known[message];
  if (key) return gateText(key);
  return message.startsWith('errors.') || message.startsWith('frame.') ? gateText('went_wrong') : message;
}
