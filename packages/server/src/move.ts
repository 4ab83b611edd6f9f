// `npm run db:move`: copies the embedded database in DATA_DIR to the PostgreSQL that DATABASE_URL names; demo accounts and
// their bookings only stay behind when it is told so (`--without-demo`).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, databasePlace, readConfig } from './config/config.ts';
import { openDatabase } from './database/database.ts';
import { isRefusal } from './config/refusals.ts';
import { DatabaseUnfit } from './database/errors.ts';
import { moveDatabase } from './database/move.ts';
import { checkPostgres } from './database/postgres.ts';
import { inTransaction } from './database/transaction.ts';
import { removeDemoAccounts } from './demo/removeDemo.ts';
import { hasDemoUser } from './users/users.repository.ts';

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
  const config = readConfig(process.env);
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
    if (!withoutDemo && (await inTransaction(source.database, hasDemoUser))) {
      throw new DatabaseUnfit(
        `DATA_DIR ${dataDir} holds demo accounts, whose password everybody knows. “npm run db:move -- --without-demo” leaves them and their bookings behind.`,
      );
    }
    const target = await openDatabase(databasePlace(config), onFatal);
    try {
      let left = { users: 0, bookings: 0 };
      const moved = await moveDatabase(source.database, target.database, async (to) => {
        if (withoutDemo) left = await removeDemoAccounts(to);
      });
      for (const [table, count] of moved) say(`${table.padEnd(20)} ${String(count).padStart(8)}`);
      if (withoutDemo)
        say(`Of these, ${left.users} demo accounts and ${left.bookings} bookings were left out.`);
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
  if (!isRefusal(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
