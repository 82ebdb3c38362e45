import { allSigns, setBetween, setOf, setOfEscape, type SignSet } from './alphabet';

/** What an expression is made of. */
export type Expression =
  | { kind: 'sign'; of: SignSet }
  /** `^` and `$` */
  | { kind: 'start' | 'end' }
  | { kind: 'sequence' | 'choice'; parts: Expression[] }
  | { kind: 'repeat'; part: Expression; least: number; most: number };

/** Says more than which signs follow one another: look-around, back reference, word border. */
class BeyondSignsError extends Error {}

const quantifier = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/;

function boundsOf([sign = '', least, comma, most]: RegExpExecArray): { least: number; most: number } {
  if (least === undefined) return { least: sign[0] === '+' ? 1 : 0, most: sign[0] === '?' ? 1 : Infinity };
  const unbounded = comma !== undefined && most === '';
  return { least: Number(least), most: unbounded ? Infinity : Number(most ?? least) };
}

/** Reads one expression from left to right; it is known to be one that a browser reads. */
function reader(text: string) {
  let at = 0;
  const rest = () => text.slice(at);

  /** Behind a backslash: the signs that are meant, and the character where it is only one. */
  function escaped(): { of: SignSet; character?: string } {
    const character = text[at + 1] ?? '';
    at += 2;
    const known = setOfEscape[character];
    if (known !== undefined) return { of: known };
    if (/[A-Za-z0-9]/.test(character)) throw new BeyondSignsError();
    return { of: setOf(character), character };
  }

  function member(): { of: SignSet; character?: string } {
    if (text[at] === '\\') return escaped();
    const character = text[at] ?? '';
    at += 1;
    return { of: setOf(character), character };
  }

  function classOfSigns(): Expression {
    at += 1;
    const isOpposite = text[at] === '^';
    if (isOpposite) at += 1;
    let of: SignSet = 0;
    while (text[at] !== ']') {
      const first = member();
      if (text[at] === '-' && text[at + 1] !== ']') {
        at += 1;
        const last = member();
        const isRange = first.character !== undefined && last.character !== undefined;
        of |= isRange ? setBetween(first.character!, last.character!) : first.of | last.of | setOf('-');
      } else of |= first.of;
    }
    at += 1;
    return { kind: 'sign', of: isOpposite ? allSigns & ~of : of };
  }

  function group(): Expression {
    const [start = '', sort = ''] = /^\((\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(rest()) ?? [];
    if (/^\?<?[=!]/.test(sort)) throw new BeyondSignsError();
    at += start.length;
    const inside = choice();
    at += 1;
    return inside;
  }

  function single(): Expression {
    const character = text[at];
    if (character === '(') return group();
    if (character === '[') return classOfSigns();
    if (character === '\\') return { kind: 'sign', of: escaped().of };
    at += 1;
    if (character === '^') return { kind: 'start' };
    if (character === '$') return { kind: 'end' };
    return { kind: 'sign', of: character === '.' ? allSigns : setOf(character ?? '') };
  }

  function sequence(): Expression {
    const parts: Expression[] = [];
    while (at < text.length && text[at] !== '|' && text[at] !== ')') {
      const part = single();
      const found = quantifier.exec(rest());
      if (found) at += found[0].length;
      parts.push(found ? { kind: 'repeat', part, ...boundsOf(found) } : part);
    }
    return { kind: 'sequence', parts };
  }

  function choice(): Expression {
    const parts = [sequence()];
    while (text[at] === '|') {
      at += 1;
      parts.push(sequence());
    }
    return { kind: 'choice', parts };
  }

  return choice;
}

/**
 * @param text a regular expression that a browser reads
 * @returns undefined where it says more than which signs follow one another
 */
export function parsePattern(text: string): Expression | undefined {
  try {
    return reader(text)();
  } catch (reason) {
    if (reason instanceof BeyondSignsError) return undefined;
    throw reason;
  }
}
