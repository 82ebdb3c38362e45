/**
 * Stands in for MUI's ripple in a build (vite.config.ts): the theme switches it off (src/app/themeComponents.ts), and its
 * animations would come with every first list.
 */
export default function TouchRipple(): null {
  return null;
}
