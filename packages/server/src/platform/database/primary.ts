import { Client, type ClientConfig } from 'pg';
import { DatabaseUnavailableError } from './errors.ts';
import { listHostUrls } from '../config/hostUrls.ts';

/** @throws when a host does not answer, or is a standby, which cannot be written to */
async function assertPrimary(settings: ClientConfig): Promise<void> {
  const client = new Client(settings);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>('SELECT pg_is_in_recovery() AS "isStandby"');
    if (rows[0]?.isStandby !== false) throw new DatabaseUnavailableError();
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The URL of the host that can be written to, as `target_session_attrs=read-write` has it, which `pg` does not know. A single
 * host is not asked.
 * @throws {DatabaseUnavailableError} when there is none at the moment
 */
export async function findPrimary(
  url: string,
  settings: Omit<ClientConfig, 'connectionString'>,
): Promise<string> {
  const urls = listHostUrls(url);
  if (urls.length === 1) return url;
  const asking = urls.map(async (connectionString) => {
    await assertPrimary({ ...settings, connectionString });
    return connectionString;
  });
  return Promise.any(asking).catch(() => {
    throw new DatabaseUnavailableError();
  });
}
