import { readFileSync } from 'node:fs';
import { describeProblems, problemsOfJson } from './jsonProblems';

const [file] = process.argv.slice(2);

try {
  if (!file) throw new Error('Usage: npm run check:resource <file.json>');
  const problems = problemsOfJson(readFileSync(file, 'utf8'));
  console.log(problems.length > 0 ? describeProblems(problems) : 'No problems.');
  process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 2;
}
