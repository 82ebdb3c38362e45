import { afterEach, expect, it } from 'vitest';
import { loadSignUpTexts, say } from '../../../src/app/signUp/page/signUpTexts';

afterEach(() => loadSignUpTexts('en'));

it.each([
  ['en', 'Register'],
  ['de', 'Registrieren'],
  ['es', 'Registrarse'],
  ['fr', 'S’inscrire'],
  ['pt-BR', 'Cadastrar-se'],
] as const)('who speaks %s registers in that language', async (locale, text) => {
  await loadSignUpTexts(locale);
  expect(say('signUp.register')).toBe(text);
});
