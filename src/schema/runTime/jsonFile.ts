import type { Problem } from '../checks';
import type { Finding } from '../checks/problem';

/** A file that came beside the build. */
export interface JsonFile {
  file: string;
  /** What it holds, or why nothing can be read of it. */
  content: { value: unknown } | { fault: Finding };
}

/** A problem, and the file that has it. */
export type FileProblem = Problem & { file: string };

/** What lies beside a build is read before anything is drawn: it has an end. */
export const fileLimits = { files: 100, bytes: 1_000_000 };

/** R109–R112: why nothing is read of a file. */
const faults = {
  unreadable: {
    id: 'R109',
    message: 'The file cannot be read',
    hint: 'Put it beside index.json, or take its name out there.',
  },
  noJson: { id: 'R110', message: 'This is not JSON', hint: 'An editor shows the place.' },
  tooLarge: {
    id: 'R111',
    message: `A file has at most ${fileLimits.bytes / 1000} kB`,
    hint: 'Make several resources of it.',
  },
};

/** @param reason what the browser says of it */
export const faultOf = (fault: keyof typeof faults, reason?: string): Finding => {
  const { message, ...rest } = faults[fault];
  return { ...rest, at: '', message: `${message}${reason ? `: ${reason}` : ''}.` };
};

/** The content of a file that was read. */
export function contentOf(text: string): JsonFile['content'] {
  if (text.length > fileLimits.bytes) return { fault: faultOf('tooLarge') };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (reason) {
    return { fault: faultOf('noJson', /^\s*</.test(text) ? 'it is a page' : (reason as Error).message) };
  }
}

/** No folder, no other place: a name that stays beside the list. */
const isFileName = (name: unknown): name is string => typeof name === 'string' && /^\w[\w.-]*\.json$/.test(name);

const ofList = (at: string, message: string): Finding => ({
  id: 'R112',
  at,
  message,
  hint: `Write a list of names of files that lie beside it: ["queues.json"].`,
});

/** The names of files in a list of them, and what is wrong with it. */
export function listedIn(text: string): { files: string[]; findings: Finding[] } {
  const content = contentOf(text);
  if ('fault' in content) return { files: [], findings: [content.fault] };
  const list = content.value;
  if (!Array.isArray(list)) return { files: [], findings: [ofList('', 'This is not a list.')] };
  const wrong = list.flatMap((name: unknown, index) =>
    isFileName(name) ? [] : [ofList(`[${index}]`, `${JSON.stringify(name)} is not the name of a file.`)],
  );
  const files = [...new Set(list.filter(isFileName))];
  const most = fileLimits.files;
  const tooMany =
    files.length > most ? [ofList(`[${most}]`, `There are ${files.length} files, of at most ${most}.`)] : [];
  return { files: files.slice(0, most), findings: [...wrong, ...tooMany] };
}
