import { isReadable } from '../../routePattern';
import { setOf } from './alphabet';
import { afterSign, atStart, automatonOf, takesHere } from './automaton';
import { parsePattern } from './parsePattern';

/**
 * Whether an expression is found in a number, worked out sign by sign, so that it always comes to an end.
 * @returns undefined where that cannot be worked out; false for what is no expression
 */
export function takesNumber(pattern: string, number: string): boolean | undefined {
  if (!isReadable(pattern)) return false;
  const expression = parsePattern(pattern);
  const automaton = expression && automatonOf(expression);
  if (!automaton) return undefined;
  const reading = [...number].reduce((now, sign) => afterSign(automaton, now, setOf(sign)), atStart(automaton));
  return takesHere(automaton, reading);
}
