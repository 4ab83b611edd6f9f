import { ConfigError, validateDemoConfig, type Config } from '../../platform/config/config.ts';
import { getDatabaseTarget, queryWithoutMigrating, type Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { hasDemoPassword } from '../../accounts/users/users.repository.ts';

/**
 * Whether a database has demo accounts.
 * @throws {ConfigError} when it does and the settings allow access from other machines
 */
export async function assertNoExposedDemoAccounts(database: Database, config: Config): Promise<boolean> {
  const isDemo = await inTransaction(database, hasDemoPassword);
  const problems = validateDemoConfig(config);
  if (isDemo && problems.length > 0) throw new ConfigError(problems.map(({ message }) => message).join('\n'));
  return isDemo;
}

/** Checks the data before a start migrates them. @throws {ConfigError} as {@link assertNoExposedDemoAccounts} does */
export async function checkDemoAccounts(config: Config): Promise<void> {
  if (validateDemoConfig(config).length === 0) return;
  await queryWithoutMigrating(getDatabaseTarget(config), 'users', (database) =>
    assertNoExposedDemoAccounts(database, config),
  );
}
