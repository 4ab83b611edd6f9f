import { ConfigError, databasePlace, demoProblems, type Config } from '../config/config.ts';
import { readAsIs, type Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { hasDemoUser } from '../users/users.repository.ts';

/**
 * Answers whether a database holds demo accounts.
 * @throws {ConfigError} when it does and the settings let others than this machine in
 */
export async function guardDemoAccounts(database: Database, config: Config): Promise<boolean> {
  const isDemo = await inTransaction(database, hasDemoUser);
  const problems = demoProblems(config);
  if (isDemo && problems.length > 0) throw new ConfigError(problems.map(({ message }) => message).join('\n'));
  return isDemo;
}

/**
 * Looks at the data as they are, before a start has migrated them.
 * @throws {ConfigError} as {@link guardDemoAccounts} does
 */
export async function checkDemoAccounts(config: Config): Promise<void> {
  if (demoProblems(config).length === 0) return;
  await readAsIs(databasePlace(config), 'users', (database) => guardDemoAccounts(database, config));
}
