import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Business } from '../platform/config/business.ts';
import type { Clock } from '../platform/context.ts';
import { ConfigError, type Config, DEMO_PASSWORD } from '../platform/config/config.ts';
import {
  getDatabaseTarget,
  openDatabase,
  type Database,
  type OpenDatabase,
} from '../platform/database/database.ts';
import { isUnavailable } from '../platform/database/errors.ts';
import { demoAccounts } from './demo/demoAccounts.ts';
import { fillDemoData } from './demo/demo.ts';
import { assertNoExposedDemoAccounts } from './demo/demoAccountGuard.ts';
import { getListenErrorText } from './startupChecks.ts';
import { ensureAdmin } from '../accounts/users/users.service.ts';

export interface StartOptions {
  readonly config: Config;
  readonly business: Business;
  readonly clock: Clock;
  readonly log: Logger;
  /** Receives lines for the operator. */
  readonly say: (line: string) => void;
  /** Called when the embedded database is corrupt or its disk full; the process must exit. */
  readonly onFatal: (error: Error) => void;
}

export interface RunningServer {
  readonly address: string;
  readonly database: Database;
  /** Answers pending requests first. */
  close(): Promise<void>;
}

async function open({ config, onFatal }: StartOptions): Promise<OpenDatabase> {
  try {
    return await openDatabase(getDatabaseTarget(config), onFatal);
  } catch (error) {
    if (config.databaseUrl === undefined || !isUnavailable(error)) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : 'no answer';
    throw new ConfigError(`DATABASE_URL: the database cannot be opened (${String(code)}).`);
  }
}

/**
 * Adds demo data, then the administrator; whether the database is empty is checked before either.
 * @returns whether there are demo accounts
 */
async function prepareData(database: Database, options: StartOptions): Promise<boolean> {
  const { config, clock } = options;
  if (config.demoData) await fillDemoData(database, options);
  const isDemo = await assertNoExposedDemoAccounts(database, config);
  if (config.admin !== undefined) await ensureAdmin(database, config.admin, clock());
  return isDemo;
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    throw getListenErrorText(error, { port, host }) ?? error;
  }
}

function printDemoAccounts(say: (line: string) => void): void {
  say(`Demo accounts, all with the password ${DEMO_PASSWORD}`);
  for (const { email, firstName, lastName, roles } of demoAccounts) {
    say(`  ${email.padEnd(20)} ${firstName} ${lastName}${roles.includes('ROLE_ADMIN') ? ' (admin)' : ''}`);
  }
}

/** Opens, migrates and fills the database, and listens. @throws {ConfigError} for a setting that prevents it */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config, business, clock, log, say } = options;
  const opened = await open(options);
  try {
    const isDemo = await prepareData(opened.database, options);
    const app = await createApp({ config, business, database: opened.database, clock, log });
    const listening = await listen(app, config).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    const address = listening.replace('//127.0.0.1:', '//localhost:');
    if (isDemo) printDemoAccounts(say);
    say(`${business.name} is open on ${address}`);
    const close = async (): Promise<void> => {
      await app.close();
      await opened.close();
    };
    return { address, database: opened.database, close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
