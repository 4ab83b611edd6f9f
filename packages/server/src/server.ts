// `npm run serve`: checks the settings, starts the server, and ends it when asked to.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from './config/clock.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { DatabaseUnfit } from './database/errors.ts';
import { DataDirInUse } from './database/lock.ts';
import { runPreflight } from './preflight.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** One line and exit code 1; a process that stands on a broken database must not go on for a moment. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [command, email] = process.argv.slice(2);
if (command === '--login-code' && email !== undefined) {
  try {
    const { printLoginCode } = await import('./sessions/loginCodeCommand.ts');
    await printLoginCode(readConfig(process.env), email, say);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DataDirInUse || error instanceof DatabaseUnfit)
      fail(error.message);
    throw error;
  }
  process.exit(0);
}

// Before anything heavy is loaded, so that a wrong setting is named at once.
const preflight = await runPreflight(process.env);
if (!preflight.ok) fail(preflight.message);

const [{ startServer }, { createLog }, { builtApp, notBuilt }] = await Promise.all([
  import('./start.ts'),
  import('./log.ts'),
  import('./site/site.ts'),
]);

/** How long what runs may take to end; a mail server that does not answer must not keep the process alive. */
const patienceMs = 10_000;

const log = createLog();
const { config, business } = preflight;
try {
  const server = await startServer({
    config,
    business,
    clock: systemClock,
    log,
    say,
    onFatal: (error) => {
      log.fatal({ err: error }, 'the embedded database cannot be trusted any more');
      fail(
        'The embedded database cannot go on (is the disk full?). The server ends; nothing that was confirmed is lost.',
      );
    },
  });
  if (!existsSync(join(builtApp, 'index.html'))) say(notBuilt);
  let isClosing = false;
  const close = (): void => {
    // At Ctrl+C the terminal and npm each send the signal, so a second one asks for nothing new.
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the server did not end well');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close).on('SIGINT', close);
} catch (error) {
  if (error instanceof ConfigError || error instanceof DataDirInUse || error instanceof DatabaseUnfit)
    fail(error.message);
  log.fatal({ err: error }, 'the server could not start');
  fail('The server could not start; the line above says why.');
}
