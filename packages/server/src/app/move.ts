// `npm run db:move`: copies the embedded database in DATA_DIR to the PostgreSQL database of DATABASE_URL; with
// `--without-demo` without demo accounts and their bookings. `--from-engine PACKAGE` copies it to a new embedded one, which
// takes its place: PACKAGE is the engine that wrote it.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, parseConfig, type Config } from '../platform/config/config.ts';
import { copyDatabase, type CopiedRowCounts } from '../platform/database/copyDatabase.ts';
import { lockDataDir } from '../platform/database/dataDir.ts';
import {
  getDatabaseTarget,
  type Database,
  type DatabaseTarget,
  withDatabase,
} from '../platform/database/database.ts';
import { partFolder, replaceDatabase } from '../platform/database/replaceDatabase.ts';
import { checkPostgres } from '../platform/database/postgres.ts';
import { copyDatabaseForCutover } from './cutover.ts';
import { isOperatorError } from './startupChecks.ts';

process.umask(0o077);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

interface Arguments {
  readonly withoutDemo: boolean;
  readonly engine?: string;
}

function parseArguments(args: readonly string[]): Arguments {
  const [name, value, ...rest] = args;
  if (name === undefined) return { withoutDemo: false };
  if (name === '--without-demo' && value === undefined) return { withoutDemo: true };
  if (name === '--from-engine' && value !== undefined && rest.length === 0) {
    return { withoutDemo: false, engine: value };
  }
  throw new ConfigError(
    `db:move takes nothing, --without-demo or --from-engine PACKAGE; “${args.join(' ')}” is something else.`,
  );
}

const sayMoved = (moved: CopiedRowCounts): void => {
  for (const [table, count] of moved) say(`${table.padEnd(20)} ${String(count).padStart(8)}`);
};

/** Opens both databases, and closes them afterwards. */
const withBoth = <Result>(
  from: DatabaseTarget,
  to: DatabaseTarget,
  work: (source: Database, target: Database) => Promise<Result>,
): Promise<Result> => withDatabase(from, (source) => withDatabase(to, (target) => work(source, target)));

async function moveToPostgres(config: Config, withoutDemo: boolean): Promise<void> {
  if (config.databaseUrl === undefined)
    throw new ConfigError('DATABASE_URL must name the PostgreSQL to move to.');
  await checkPostgres(config.databaseUrl);
  const { moved, leftOut } = await withBoth(
    { kind: 'embedded', dataDir: config.dataDir },
    getDatabaseTarget(config),
    (source, target) => copyDatabaseForCutover(source, target, { withoutDemo }),
  );
  sayMoved(moved);
  if (withoutDemo) {
    say(`Of these, ${leftOut.users} demo accounts and ${leftOut.bookings} bookings of theirs were left out.`);
  }
  say('Everything is there and the same. Start the server with this DATABASE_URL from now on.');
}

async function moveToThisEngine({ dataDir }: Config, engine: string): Promise<void> {
  const part = partFolder(dataDir);
  rmSync(part, { recursive: true, force: true });
  sayMoved(
    await withBoth({ kind: 'embedded', dataDir, engine }, { kind: 'embedded', dataDir: part }, copyDatabase),
  );
  const unlock = lockDataDir(dataDir);
  const old = replaceDatabase(dataDir);
  unlock();
  say(`Everything is there and the same. The database of before is ${old}: delete it when you are sure.`);
}

async function move(): Promise<void> {
  const { withoutDemo, engine } = parseArguments(process.argv.slice(2));
  const config = parseConfig(process.env);
  if (!existsSync(join(config.dataDir, 'db'))) {
    throw new ConfigError(`DATA_DIR ${config.dataDir} holds no embedded database.`);
  }
  await (engine === undefined ? moveToPostgres(config, withoutDemo) : moveToThisEngine(config, engine));
}

try {
  await move();
} catch (error) {
  if (!isOperatorError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
