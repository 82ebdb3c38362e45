import { belowOwner } from '../belowOwner';

/** Whose credentials are meant: the account's and its provider's, or the provider's where no account is said (platform-api 16). */
const below = (rest: string) => belowOwner(`SpeechCredentials${rest}`);

/** Where credentials of the caller are; the account in a path is not looked at when one is made. */
export const ownPaths = { list: below(''), one: below('/{id}'), test: below('/{id}/test') };

/** Where whoever chooses speech for an account asks, by `{account_sid}` of the form: see src/kinds/speech. */
export const speechPaths = {
  credentials: ['/Accounts/{account_sid}/SpeechCredentials', ...below('')],
  catalogue: [
    '/Accounts/{account_sid}/SpeechCredentials/speech/supportedLanguagesAndVoices',
    ...below('/speech/supportedLanguagesAndVoices'),
  ],
  voices: '/GoogleCustomVoices',
};
