/** The default export of TypeScript that is plain JavaScript but for its imports and types, as declarations and texts are. */
export async function defaultExportOf(source: string): Promise<unknown> {
  const script = source
    .replace(/^import .*$/gm, '')
    .replace(/ satisfies .*;/, ';')
    .replace('defineResource(', '(');
  const url = `data:text/javascript,${encodeURIComponent(script)}`;
  return ((await import(/* @vite-ignore */ url)) as { default: unknown }).default;
}
