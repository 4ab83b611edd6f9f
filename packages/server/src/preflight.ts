import { createServer } from 'node:net';
import { readBusiness, type Business } from './config/business.ts';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { DatabaseUnfit } from './database/errors.ts';
import { checkSpace } from './database/folder.ts';
import { DataDirInUse, lockDataDir } from './database/lock.ts';

/** Whether a server could start with these settings now; if not, one line that says why. */
export type PreflightResult =
  | { readonly ok: true; readonly config: Config; readonly business: Business }
  | { readonly ok: false; readonly message: string };

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Why a server cannot listen there, in one line that names the setting; undefined for any other error. */
export function listenRefusal(
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
    probe.once('error', (error) => reject(listenRefusal(error, { port, host }) ?? error));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

function tryDataDir(config: Config): void {
  try {
    lockDataDir(config.dataDir)();
    checkSpace(config.dataDir);
  } catch (error) {
    if (error instanceof DataDirInUse || error instanceof DatabaseUnfit) throw error;
    throw new ConfigError(`DATA_DIR ${config.dataDir} cannot be written to (${codeOf(error) ?? 'unknown'}).`);
  }
}

async function tryDatabase(config: Config): Promise<void> {
  if (config.databaseUrl === undefined) return tryDataDir(config);
  const { checkPostgres } = await import('./database/postgres.ts');
  await checkPostgres(config.databaseUrl);
}

/** Checks settings, studio file, database and port, and leaves everything as it was. */
export async function runPreflight(env: NodeJS.ProcessEnv): Promise<PreflightResult> {
  try {
    const config = readConfig(env);
    const business = readBusiness(config.businessFile);
    await tryDatabase(config);
    await tryPort(config);
    return { ok: true, config, business };
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DataDirInUse || error instanceof DatabaseUnfit)
      return { ok: false, message: error.message };
    throw error;
  }
}

if (import.meta.main) {
  const result = await runPreflight(process.env);
  if (!result.ok) {
    process.stderr.write(`${result.message}\n`);
    process.exitCode = 1;
  }
}
