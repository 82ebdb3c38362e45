import { part } from '../../../loading/part';

/** Registration and sign-in by other services, with their texts; nothing asks for it where the system is not hosted. */
export const signUpPart = part(() =>
  import('../../signUp/page').then(async (page) => {
    await page.loadSignUpTexts();
    return page;
  }),
);
