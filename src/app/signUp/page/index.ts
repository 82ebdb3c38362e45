import { loadSignUpTexts } from './signUpTexts';

export { SignInChoices } from './SignInChoices';
export { SignUp } from './SignUp';
export { loadSignUpTexts };
