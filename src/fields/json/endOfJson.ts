/** One token of JSON: a value without parts, or a sign of the structure. */
const token =
  /[ \t\n\r]*(?:("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)|([[\]{},:]))/y;

/** What may come next. `]` and `}` stand for a first item or the end of an empty list or object. */
type Wanted = 'value' | ']' | 'key' | '}' | ':' | ',';

/** @returns what is wanted after a sign; undefined where the sign does not belong. Changes `open`. */
function after(sign: string, wanted: Wanted, open: string[]): Wanted | undefined {
  const isValueWanted = wanted === 'value' || wanted === ']';
  const isInList = open.at(-1) === ']';
  if (sign === '[' || sign === '{') {
    if (!isValueWanted) return undefined;
    const closed = sign === '[' ? ']' : '}';
    open.push(closed);
    return closed;
  }
  if (sign === ':') return wanted === ':' ? 'value' : undefined;
  if (open.length === 0) return undefined;
  if (sign === ',') return wanted === ',' ? (isInList ? 'value' : 'key') : undefined;
  return sign === open.at(-1) && (wanted === ',' || wanted === sign) && open.pop() ? ',' : undefined;
}

function afterValue(value: string, wanted: Wanted): Wanted | undefined {
  if (wanted === 'value' || wanted === ']') return ',';
  return (wanted === 'key' || wanted === '}') && value.startsWith('"') ? ':' : undefined;
}

/**
 * Where a text stops being JSON: the offset of the first sign that does not belong, or the end where something is missing. Browsers
 * do not tell: for most faults Chromium names the sign alone.
 */
export function endOfJson(text: string): number {
  const open: string[] = [];
  const rest = new RegExp(token);
  let wanted: Wanted | undefined = 'value';
  let end = 0;
  for (let found = rest.exec(text); found; found = rest.exec(text)) {
    const [, value, sign] = found;
    wanted = value === undefined ? after(String(sign), wanted, open) : afterValue(value, wanted);
    if (!wanted) return rest.lastIndex - (value ?? String(sign)).length;
    end = rest.lastIndex;
  }
  const blanks = /^[ \t\n\r]*/.exec(text.slice(end))?.[0].length ?? 0;
  return Math.min(end + blanks, text.trimEnd().length);
}
