/** More than this is no text that a form takes. */
const longestTextFile = 1_000_000;

/** What the API itself shows of a long text (platform-api 16.6). */
const shown = 100;

/** The beginning of a text, and a sign that there is more. */
export const previewOf = (text: string): string =>
  text.length > shown ? `${text.slice(0, shown).trimEnd()}...` : text;

/** What a file that is no text has in it once it is read as one. */
const unreadable = /[\0\uFFFD]/;

/** The text of a file without a byte-order mark, or the name of what is wrong with it; read no further than it may be long. */
export async function readTextFile(file: Blob): Promise<{ text: string } | { wrong: string }> {
  if (file.size > longestTextFile) return { wrong: 'file_too_large' };
  const text = (await file.text()).replace(/^\uFEFF/, '').trim();
  if (text === '') return { wrong: 'file_empty' };
  return unreadable.test(text) ? { wrong: 'file_no_text' } : { text };
}
