/** Text of a value that has no better one; nothing for an absent value. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`;
}

/** An emoji with what joins its parts, or else a sign that nobody sees: controls, zero-width and direction marks, variants. */
const emojiOrUnseen =
  /((?:\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}])*)+)|[\p{Cf}\p{Cc}\ufe00-\ufe0f]/gu;

/** What comes along unseen when a text is copied from a page, a chat or a sheet; line ends and tabs stay. */
export const withoutUnseen = (text: string): string =>
  text.replace(emojiOrUnseen, (signs, emoji?: string) => (emoji || /[\t\n\r]/.test(signs) ? signs : ''));

/** Every kind of blank as the one of the space bar, and no line ends. */
const oneLine = (text: string): string => withoutUnseen(text).replace(/\s/g, ' ').trim();

const cleaned = (value: unknown, clean: (text: string) => string): unknown =>
  typeof value === 'string' ? clean(value) || null : (value ?? null);

/**
 * The one cleaning step of every input of one line: nothing unseen, one kind of blank, none around it; nothing left means null.
 * Passwords are not cleaned: what looks the same need not be.
 */
export const cleanLine = (value: unknown): unknown => cleaned(value, oneLine);

/** The same for a text of several lines. */
export const cleanLines = (value: unknown): unknown => cleaned(value, (text) => withoutUnseen(text).trim());

/** Digits and signs as an East Asian keyboard types them stand 0xFEE0 above the ASCII ones. */
export const toAscii = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
