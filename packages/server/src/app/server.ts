// `npm run serve`, also called by all other start scripts: checks the settings, then serves until it is stopped, or
// runs the task that its arguments name.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { loginCodeMinutes } from '@plaitful/domain/account';
import { parseCommand, type Command } from '../platform/config/arguments.ts';
import { ConfigError, parseConfig } from '../platform/config/config.ts';
import { getDatabaseTarget, type Database } from '../platform/database/database.ts';
import { isOperatorError, runPreflight } from './startupChecks.ts';

// Files are private to this account: bookings, mails with reset links, the names of children.
process.umask(0o077);

// Node's compile cache shortens the next start by a fifth; where it cannot be stored, nothing is.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/node'));

const systemClock = (): Date => new Date();

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Prints the error and exits with code 1; a process with a corrupt database must not go on. */
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The time for a clean shutdown; a mail server that does not answer must not keep the process alive. */
const patienceMs = 10_000;

async function serve(): Promise<void> {
  // Before anything heavy is loaded, so that an invalid setting is reported at once.
  const preflight = await runPreflight(process.env);
  if (!preflight.ok) fail(preflight.problems.join('\n'));
  const [{ startServer }, { createLog }, { builtApp, appNotBuiltMessage }] = await Promise.all([
    import('./startServer.ts'),
    import('./log.ts'),
    import('../site/site.ts'),
  ]);
  const log = createLog();
  const { config, business } = preflight;
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
  if (!existsSync(join(builtApp, 'index.html'))) say(appNotBuiltMessage);
  let isClosing = false;
  const close = (): void => {
    // At Ctrl+C the terminal and npm each send the signal, so the second one is ignored.
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
}

async function check(): Promise<void> {
  const preflight = await runPreflight(process.env, { isThorough: true });
  if (!preflight.ok) fail(preflight.problems.join('\n'));
  const good = 'Settings, studio file, database, port and mail server are as they should be.';
  const { config } = preflight;
  if (config.databaseUrl !== undefined) say(good);
  else {
    const { formatLastBackup } = await import('./backup/commands.ts');
    say(`${good} ${formatLastBackup(config)}`);
  }
}

const backUp = async () => {
  const { runBackup } = await import('./backup/commands.ts');
  await runBackup(parseConfig(process.env), say);
};

const restore = async (name: string) => {
  const { runRestore } = await import('./backup/commands.ts');
  await runRestore(parseConfig(process.env), name, say);
};

/** Runs a task on the configured database. */
async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const { openDatabase } = await import('../platform/database/database.ts');
  const opened = await openDatabase(getDatabaseTarget(parseConfig(process.env)), (error) =>
    fail(error.message),
  );
  try {
    await work(opened.database);
  } finally {
    await opened.close();
  }
}

const removeDemo = () =>
  withDatabase(async (database) => {
    const { removeDemoAccounts } = await import('./demo/removeDemo.ts');
    const { inTransaction } = await import('../platform/database/transaction.ts');
    const { users, bookings } = await inTransaction(database, removeDemoAccounts);
    say(`${users} demo accounts and ${bookings} bookings of theirs are deleted.`);
  });

/**
 * Prints a code for an administrator who receives no mail. With the embedded database the server must be stopped
 * meanwhile.
 */
const printLoginCode = (email: string) =>
  withDatabase(async (database) => {
    const { issueLoginCode } = await import('../accounts/sessions/sessions.service.ts');
    const code = await issueLoginCode(database, email, systemClock());
    if (code === undefined) throw new ConfigError(`--login-code: no account has the address ${email}.`);
    say(`The code to log in is ${code}. It works once, within ${loginCodeMinutes} minutes.`);
  });

function run(command: Command): Promise<void> {
  switch (command.kind) {
    case 'serve':
      return serve();
    case 'check':
      return check();
    case 'removeDemo':
      return removeDemo();
    case 'loginCode':
      return printLoginCode(command.email);
    case 'backup':
      return backUp();
    case 'restore':
      return restore(command.name);
    default:
      return command satisfies never;
  }
}

try {
  await run(parseCommand(process.argv.slice(2)));
} catch (error) {
  if (isOperatorError(error)) fail(error.message);
  const { createLog } = await import('./log.ts');
  createLog().fatal({ err: error }, 'the server could not start');
  fail('The server could not start; the line above says why.');
}
