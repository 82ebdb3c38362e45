/**
 * Stands in for MUI's themes of CSS variables in a build (vite.config.ts): the console makes plain ones.
 * @throws always: a call here is a mistake in the console
 */
export default function createThemeWithVars(): never {
  throw new Error('Themes of CSS variables are not part of the console.');
}
