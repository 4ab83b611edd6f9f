// `npm run db:move`: copies the embedded database in DATA_DIR to the PostgreSQL that DATABASE_URL names.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, databasePlace, readConfig } from './config/config.ts';
import { openDatabase } from './database/database.ts';
import { DatabaseUnfit } from './database/errors.ts';
import { DataDirInUse } from './database/lock.ts';
import { moveDatabase } from './database/move.ts';
import { checkPostgres } from './database/postgres.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function move(): Promise<void> {
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
    const target = await openDatabase(databasePlace(config), onFatal);
    try {
      const moved = await moveDatabase(source.database, target.database);
      for (const [table, count] of moved) say(`${table.padEnd(20)} ${String(count).padStart(8)}`);
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
  const isExpected =
    error instanceof ConfigError || error instanceof DatabaseUnfit || error instanceof DataDirInUse;
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
