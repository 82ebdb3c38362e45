/* In: anything at all. Out: whether it can be looked at, what of its shape is wrong, and what of it can be looked at all the same. */
import { placeText, type Finding } from '../problem';

/** What no declaration comes near: what is larger is refused before anything else looks at it. */
const limits = { depth: 24, values: 20_000, fields: 300, text: 20_000 };

/** Names that every object has already: what is looked up by such a name is found where nobody has put anything. */
const isTaken = (name: string): boolean => name === 'prototype' || name in Object.prototype;

const hint = 'Choose another name: every object in JavaScript has that one already.';

const takenName = (at: string, name: string): Finding => ({
  id: 'R106',
  at,
  message: `'${name}' cannot be a name.`,
  hint,
});

/** Members whose values become names. */
const naming = new Set(['name', 'id', 'group', 'to', 'extends']);

interface Place {
  value: unknown;
  path: PropertyKey[];
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

/** What is wrong with one value, whatever it is for. */
function findingsAt({ value, path }: Place): Finding[] {
  const at = placeText(path);
  if (typeof value === 'string') {
    if (value.length > limits.text)
      return [{ id: 'R105', at, message: `A text has at most ${limits.text} characters.`, hint: 'Shorten it.' }];
    return naming.has(String(path.at(-1))) && isTaken(value) ? [takenName(at, value)] : [];
  }
  if (value === null || typeof value !== 'object') return [];
  if (!isPlain(value))
    return [
      {
        id: 'R107',
        at,
        message: 'This is not data.',
        hint: 'Write objects, lists, texts, numbers, true, false or null.',
      },
    ];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return names.filter(isTaken).map((name) => takenName(placeText([...path, name]), name));
}

const tooMuch = (at: string, message: string): Finding => ({
  id: 'R105',
  at,
  message,
  hint: 'Make several resources of it, or register a field type or page.',
});

const memberOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** R105–R107: whatever is given ends here, before anything walks through it. Walks by a list of its own: no depth ends the stack. */
export function plainFindings(given: unknown): Finding[] {
  const fields = memberOf(given, 'fields');
  const count = fields !== null && typeof fields === 'object' ? Object.keys(fields).length : 0;
  if (count > limits.fields) return [tooMuch('fields', `There are ${count} fields, of at most ${limits.fields}.`)];
  const waiting: Place[] = [{ value: given, path: [] }];
  const found: Finding[] = [];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen > limits.values) return [tooMuch('', `There are more than ${limits.values} values.`)];
    const place = waiting.pop()!;
    if (place.path.length > limits.depth)
      return [tooMuch(placeText(place.path.slice(0, 4)), `This is more than ${limits.depth} levels deep.`)];
    found.push(...findingsAt(place));
    const { value, path } = place;
    if (value === null || typeof value !== 'object' || !isPlain(value)) continue;
    const inside = Object.entries(value).map(([key, part]): Place => ({
      value: part as unknown,
      path: [...path, Array.isArray(value) ? Number(key) : key],
    }));
    waiting.push(...inside.reverse());
  }
  return found;
}
