import { shapeIssues, type ShapeIssue } from '../shape/shapeIssues';
import { placeText, type Finding } from './problem';

const ids: Record<ShapeIssue['kind'], string> = { 'unknown-key': 'R101', missing: 'R102', wrong: 'R103' };

function findingOf({ kind, path, message, keys }: ShapeIssue): Finding {
  const at = placeText(path);
  if (kind === 'unknown-key')
    return { id: ids[kind], at, message: `There is no property ${keys.map((key) => `'${key}'`).join(', ')} here.` };
  if (kind === 'missing') return { id: ids[kind], at, message: 'This must be given.', hint: message };
  if (at === 'name')
    return { id: 'R104', at, message: 'A name is in kebab-case.', hint: 'For example: phone-numbers.' };
  return { id: ids[kind], at, message };
}

/** R1xx: what is written is a declaration at all. */
export const shapeFindings = (value: unknown): Finding[] => shapeIssues(value).map(findingOf);
