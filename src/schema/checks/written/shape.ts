import type { ShapeIssue } from '../../shape/shapeIssues';
import { didYouMean, listed } from '../names/nearestName';
import { placeText, type Finding } from '../problem';

const ids: Record<ShapeIssue['kind'], string> = { 'unknown-key': 'R101', missing: 'R102', wrong: 'R103' };

/** Members that there were once, and what is said today. */
const former: Readonly<Record<string, string>> = {
  severity: "Give the message as what it is: { note: 'key' }, { warning: 'key' } or { question: 'key' }.",
  needs: 'Leave it out: a required reference that the form shows says what there must be.',
  feature: "Close it where the switch is off: access: { when: { list: { 'features.x': true } } }, nav: { visible }.",
  refresh: 'Leave it out: resources of one address are asked anew together.',
};

/** What to do about a name that nobody knows. */
export const unknownHint = (name: string, known: readonly string[]): { hint?: string } =>
  Object.hasOwn(former, name) ? { hint: former[name]! } : didYouMean(name, known);

/** What may be said there, with the one that was probably meant first. */
function valueHint(input: unknown, known: readonly string[]): { hint?: string } {
  if (known.length === 0 || known.length > 12) return {};
  const near = typeof input === 'string' ? didYouMean(input, known).hint : undefined;
  const all = `${known.length === 1 ? 'It is' : 'It is one of'} ${listed(known)}.`;
  return { hint: near ? `${near} ${all}` : all };
}

/** One finding for each member that nobody knows: each has a near name of its own. */
export function shapeFindings({ kind, path, message, keys, known, input }: ShapeIssue): Finding[] {
  const at = placeText(path);
  if (kind === 'unknown-key')
    return keys.map((key) => ({
      id: ids[kind],
      at,
      message: `There is no property '${key}' here.`,
      ...(at === 'access.scope'
        ? { hint: "A scope names what it may do: { account: ['list', 'show'] }." }
        : unknownHint(key, known)),
    }));
  if (kind === 'missing')
    return [{ id: ids[kind], at, message: 'This must be given.', hint: valueHint(undefined, known).hint ?? message }];
  if (at === 'name')
    return [{ id: 'R104', at, message: 'A name is in kebab-case.', hint: 'For example: phone-numbers.' }];
  return [{ id: ids[kind], at, message, ...valueHint(input, known) }];
}
