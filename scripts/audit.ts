// `npm run audit`: asks the registry whether what is shipped has known weaknesses. Outside `npm test`, since the answer
// changes while the code does not. Without an answer it fails: nothing was checked.
import { run } from './run.ts';

/** What npm says when it got no answer: the registry refuses the question, or cannot be reached. */
const noAnswer = /audit endpoint returned an error|ENOAUDIT|ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT/;

// Its own level: under `npm run --silent` it would say nothing, and so not why it has no answer.
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
