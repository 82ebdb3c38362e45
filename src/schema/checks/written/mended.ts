import type { z } from 'zod';
import { shapeIssues, type ShapeIssue } from '../../shape/shapeIssues';
import { placeText, type Finding } from '../problem';
import { shapeFindings } from './shape';

type Tree = Record<PropertyKey, unknown>;
type Path = readonly PropertyKey[];

/** What stands in for a member that is missing or wrong and without which nothing else could be looked at. */
const standIns: [place: RegExp, value: () => unknown][] = [
  [/^name$/, () => 'no-name'],
  [/^api$/, () => ({ base: '/no-base' })],
  [/^api\.base$/, () => '/no-base'],
  [/^access$/, () => ({ scope: 'admin' })],
  [/^access\.scope$/, () => 'admin'],
  [/^fields\.[^.]+$|\.(of|ask)\.[^.]+$|\.filters\.\d+\.[^.]+$/, () => ({ type: 'text' })],
  [/(^fields\.[^.]+|\.(of|ask)\.[^.]+|\.filters\.\d+\.[^.]+)\.type$/, () => 'text'],
];

/** Declarations as they are mended, with what was taken out of them. */
export interface Mended {
  /** Of the shape of a declaration; undefined where nothing of it can be looked at. */
  value: unknown;
  findings: Finding[];
  /** Fields, actions and relations that have lost a part: what is told of them else only follows from that. */
  lost: ReadonlySet<string>;
  /** The place in what was written, of one in what is mended. */
  placeOf: (at: string) => string;
}

const isTree = (value: unknown): value is Tree => value !== null && typeof value === 'object';

const holderOf = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((tree, key) => (isTree(tree) ? tree[key] : undefined), root);

/** Takes a value with its faults out, one after the other, until what is left has the shape. */
class Mending {
  readonly lost = new Set<string>();
  /** Where the entries of a list that has lost some were at first. */
  private readonly first = new WeakMap<object, number[]>();

  constructor(readonly root: unknown) {}

  /** The path in what was written. */
  original(path: Path): PropertyKey[] {
    let tree: unknown = this.root;
    return path.map((key) => {
      const kept = isTree(tree) ? this.first.get(tree) : undefined;
      tree = isTree(tree) ? tree[key] : undefined;
      return kept && typeof key === 'number' ? (kept[key] ?? key) : key;
    });
  }

  /** The field, action or relation that is not what it was. */
  private lose([group, name]: Path): void {
    if (['fields', 'actions', 'related'].includes(String(group)) && name !== undefined) this.lost.add(String(name));
  }

  takeOut(path: Path): boolean {
    const holder = holderOf(this.root, path.slice(0, -1));
    const key = path.at(-1);
    if (!isTree(holder) || key === undefined) return false;
    this.lose(path);
    if (!Array.isArray(holder)) return key in holder ? delete holder[key] : this.takeOut(path.slice(0, -1));
    const kept = this.first.get(holder) ?? holder.map((_, index) => index);
    holder.splice(Number(key), 1);
    kept.splice(Number(key), 1);
    this.first.set(holder, kept);
    return true;
  }

  standIn(path: Path): boolean {
    const place = path.map(String).join('.');
    const found = standIns.find(([pattern]) => pattern.test(place));
    const holder = holderOf(this.root, path.slice(0, -1));
    if (!found || !isTree(holder)) return false;
    this.lose(path);
    holder[path.at(-1)!] = found[1]();
    return true;
  }

  /** @returns false where nothing can be done */
  mend({ kind, path, keys }: ShapeIssue): boolean {
    const holder = holderOf(this.root, path);
    if (kind === 'unknown-key') return isTree(holder) && keys.every((key) => delete holder[key]);
    return this.standIn(path) || this.takeOut(path);
  }
}

/** `list.columns[2]` → `['list', 'columns', 2]` */
const pathOf = (at: string): PropertyKey[] =>
  (at.match(/[^.[\]]+|\[\d+\]/g) ?? []).map((part) => (part.startsWith('[') ? Number(part.slice(1, -1)) : part));

/** How often a value may turn out to have further faults once the first ones are gone. */
const rounds = 30;

/**
 * What has a fault in its shape, without the parts that have it, so that one fault does not hide the next.
 * @param given plain data, which stays as it is
 */
export function mended(given: unknown, schema?: z.ZodType): Mended {
  if (!isTree(given) || Array.isArray(given)) {
    const findings = shapeIssues(given, schema).flatMap(shapeFindings);
    return { value: undefined, findings, lost: new Set(), placeOf: (at) => at };
  }
  const issues = shapeIssues(given, schema);
  if (issues.length === 0) return { value: given, findings: [], lost: new Set(), placeOf: (at) => at };
  const mending = new Mending(withoutFunctions(given));
  const findings: Finding[] = [];
  let left = issues;
  for (let round = 0; round < rounds && left.length > 0; round += 1) {
    findings.push(...left.map((issue) => ({ ...issue, path: mending.original(issue.path) })).flatMap(shapeFindings));
    /* The last entries of a list first: the places of those before them stay what they are. */
    const done = left.toReversed().map((issue) => mending.mend(issue));
    left = done.includes(true) ? shapeIssues(mending.root, schema) : [];
  }
  const isMended = shapeIssues(mending.root, schema).length === 0;
  return {
    value: isMended ? mending.root : undefined,
    findings: [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()],
    lost: mending.lost,
    placeOf: (at) => placeText(mending.original(pathOf(at))),
  };
}

/** A copy of plain data; a function has no place in it and becomes nothing that has a shape. */
const withoutFunctions = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutFunctions);
  if (typeof value === 'function' || typeof value === 'symbol') return Symbol.for('no data');
  return isTree(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutFunctions(part)]))
    : value;
};
