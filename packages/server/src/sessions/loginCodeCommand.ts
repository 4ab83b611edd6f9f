import { loginCodeMinutes } from '@plaitful/domain/account';
import { systemClock } from '../config/clock.ts';
import { ConfigError, databasePlace, type Config } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { issueLoginCode } from './sessions.service.ts';

/**
 * `npm run serve -- --login-code EMAIL`: prints a code for an administrator whom no mail reaches. On the embedded
 * database the server must be stopped meanwhile.
 * @throws {ConfigError} when no account has the address
 */
export async function printLoginCode(
  config: Config,
  email: string,
  say: (line: string) => void,
): Promise<void> {
  const opened = await openDatabase(databasePlace(config), (error) => {
    throw error;
  });
  try {
    const code = await issueLoginCode(opened.database, email, systemClock());
    if (code === undefined) throw new ConfigError(`--login-code: no account has the address ${email}.`);
    say(`The code to log in is ${code}. It works once, within ${loginCodeMinutes} minutes.`);
  } finally {
    await opened.close();
  }
}
