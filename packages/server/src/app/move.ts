// `npm run db:move`: copies the embedded database in DATA_DIR to the PostgreSQL database of DATABASE_URL; with
// `--without-demo` without demo accounts and their bookings.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, parseConfig } from '../platform/config/config.ts';
import { getDatabaseTarget, openDatabase } from '../platform/database/database.ts';
import { checkPostgres } from '../platform/database/postgres.ts';
import { copyDatabaseForCutover } from './cutover.ts';
import { isOperatorError } from './startupChecks.ts';

process.umask(0o077);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function readArguments(args: readonly string[]): { withoutDemo: boolean } {
  const [name, ...rest] = args;
  if (rest.length > 0 || (name !== undefined && name !== '--without-demo')) {
    throw new ConfigError(`db:move takes nothing, or --without-demo; “${args.join(' ')}” is something else.`);
  }
  return { withoutDemo: name !== undefined };
}

async function move(): Promise<void> {
  const { withoutDemo } = readArguments(process.argv.slice(2));
  const config = parseConfig(process.env);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) throw new ConfigError('DATABASE_URL must name the PostgreSQL to move to.');
  if (!existsSync(join(dataDir, 'db'))) {
    throw new ConfigError(`DATA_DIR ${dataDir} holds no embedded database.`);
  }
  await checkPostgres(databaseUrl);
  const onFatal = (error: Error): never => {
    throw error;
  };
  const source = await openDatabase({ kind: 'embedded', dataDir }, onFatal);
  try {
    const target = await openDatabase(getDatabaseTarget(config), onFatal);
    try {
      const { moved, leftOut } = await copyDatabaseForCutover(source.database, target.database, {
        withoutDemo,
      });
      for (const [table, count] of moved) say(`${table.padEnd(20)} ${String(count).padStart(8)}`);
      if (withoutDemo)
        say(
          `Of these, ${leftOut.users} demo accounts and ${leftOut.bookings} bookings of theirs were left out.`,
        );
      say('Everything is there and the same. Start the server with this DATABASE_URL from now on.');
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

try {
  await move();
} catch (error) {
  if (!isOperatorError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
