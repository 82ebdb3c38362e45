import { describeProblems, runCheck } from './check/runCheck';

/* npm run check:resource [--json] [file.ts | file.json …]; everything where no file is named. */
const files = process.argv.slice(2).filter((argument) => argument !== '--json');

try {
  const problems = await runCheck(files);
  if (process.argv.includes('--json')) console.log(JSON.stringify(problems));
  else console.log(problems.length > 0 ? describeProblems(problems) : 'No problems.');
  process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 2;
}
