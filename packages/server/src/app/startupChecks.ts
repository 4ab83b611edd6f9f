import { createServer } from 'node:net';
import { loadBusiness, type Business } from '../platform/config/business.ts';
import { checkConfig, ConfigError, type Config, type ConfigIssue } from '../platform/config/config.ts';
import { assertDiskSpace, DataDirLockedError, lockDataDir } from '../platform/database/dataDir.ts';
import { DatabaseUnusableError } from '../platform/database/errors.ts';

/** Whether an error tells the operator what to change, in readable lines. */
export const isOperatorError = (
  error: unknown,
): error is ConfigError | DataDirLockedError | DatabaseUnusableError =>
  error instanceof ConfigError ||
  error instanceof DataDirLockedError ||
  error instanceof DatabaseUnusableError;

/** The result of the start checks: whether a server could start with these settings; if not, a line for each reason. */
export type PreflightResult =
  | { readonly ok: true; readonly config: Config; readonly business: Business }
  | { readonly ok: false; readonly problems: readonly string[] };

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Why a server cannot listen there, in one line that names the setting; undefined for any other error. */
export function getListenErrorText(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
): ConfigError | undefined {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new ConfigError(`PORT ${port} is taken by another program. Stop that one, or set another PORT.`);
  }
  if (code === 'EACCES') {
    return new ConfigError(`PORT ${port} may not be used by this account. Set a PORT above 1023.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new ConfigError(`HOST ${host} is no address of this machine.`);
  }
  return undefined;
}

function tryPort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(getListenErrorText(error, { port, host }) ?? error));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

function tryDataDir(config: Config): void {
  try {
    lockDataDir(config.dataDir)();
    assertDiskSpace(config.dataDir);
  } catch (error) {
    if (isOperatorError(error)) throw error;
    throw new ConfigError(`DATA_DIR ${config.dataDir} cannot be written to (${codeOf(error) ?? 'unknown'}).`);
  }
}

async function tryDatabase(config: Config, isThorough: boolean): Promise<void> {
  if (config.databaseUrl === undefined) tryDataDir(config);
  else {
    const { checkPostgres } = await import('../platform/database/postgres.ts');
    await checkPostgres(config.databaseUrl);
  }
  if (!isThorough) return;
  const { checkDemoAccounts } = await import('./demo/demoAccountGuard.ts');
  await checkDemoAccounts(config);
}

async function tryMail({ smtpUrl }: Config): Promise<void> {
  if (smtpUrl === undefined) return;
  const { checkMailServer } = await import('../platform/outbox/transport.ts');
  try {
    await checkMailServer(smtpUrl);
  } catch (error) {
    throw new ConfigError(`SMTP_URL: the mail server cannot be used (${codeOf(error) ?? 'unknown'}).`);
  }
}

/** The reasons of a check against a start. */
async function problemOf(check: () => unknown): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (isOperatorError(error)) return [error.message];
    throw error;
  }
}

/**
 * Checks settings, studio file, database and port, without changing anything.
 * @param isThorough whether it also checks for forbidden demo accounts, and logs in to the mail server: a start finds
 * the first by itself, and continues without the second
 */
export async function runPreflight(
  env: NodeJS.ProcessEnv,
  { isThorough = false } = {},
): Promise<PreflightResult> {
  const { config, problems } = checkConfig(env);
  let business: Business | undefined;
  const checks: [settings: ConfigIssue['setting'][], check: () => unknown][] = [
    [['BUSINESS_FILE'], () => (business = loadBusiness(config.businessFile))],
    [['DATABASE_URL', 'DATA_DIR'], () => tryDatabase(config, isThorough)],
    [['PORT', 'HOST'], () => tryPort(config)],
    [['SMTP_URL'], () => isThorough && tryMail(config)],
  ];
  // An invalid setting is already reported.
  const wanted = checks.filter(([settings]) => !problems.some(({ setting }) => settings.includes(setting)));
  const found = await Promise.all(wanted.map(([, check]) => problemOf(check)));
  const all = [...problems.map(({ message }) => message), ...found.flat()];
  if (all.length > 0 || business === undefined) return { ok: false, problems: all };
  return { ok: true, config, business };
}
