// `npm run audit`: checks the shipped dependencies for known vulnerabilities. Not part of `npm test`, since the
// result changes while the code does not. Fails when the registry does not respond, since nothing was checked.
import { run } from './exec.ts';

/** npm's errors when it received no response: the registry rejects the request, or cannot be reached. */
const noAnswer = /audit endpoint returned an error|ENOAUDIT|ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT/;

// An explicit log level: under `npm run --silent` npm would print nothing, not even why it received no response.
const { code, output } = await run('npm', ['audit', '--omit=dev', '--loglevel=warn'], { isQuiet: true });
const failure = noAnswer.exec(output);
if (code !== 0 && failure !== null) {
  const line = output.split('\n').find((text) => /warn audit|error code/.test(text)) ?? failure[0];
  console.error(`audit: nothing was checked, since the registry gave no answer (${line.trim()})`);
  process.exitCode = 2;
} else {
  console.log(output.trim());
  process.exitCode = code;
}
