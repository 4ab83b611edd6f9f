import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** The programs of the newest PostgreSQL of Debian's packages; undefined where there is none. */
const programs = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().map(dirname).at(-1);
export const hasPostgres = programs !== undefined;

const isRoot = process.getuid?.() === 0;

/** PostgreSQL does not run as root. */
const runProgram = (name: string, args: readonly string[]) => {
  const program = join(programs ?? '', name);
  return isRoot ? run('runuser', ['-u', 'postgres', '--', program, ...args]) : run(program, [...args]);
};

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** One of two clusters; nothing of them outlives the test. */
export interface Cluster {
  readonly port: number;
  readonly query: (sql: string) => Promise<readonly Record<string, unknown>[]>;
  readonly kill: () => Promise<unknown>;
  readonly promote: () => Promise<unknown>;
  /** Makes it anew as a standby for which each commit of the other one waits. */
  readonly follow: (primary: Cluster) => Promise<void>;
}

async function createCluster(folder: string, name: string): Promise<Cluster> {
  const data = join(folder, name);
  const port = await findFreePort();
  const control = (...args: string[]) => runProgram('pg_ctl', ['-D', data, '-w', ...args]);
  const query = async (sql: string) => {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const start = () =>
    control(
      '-l',
      join(folder, `${name}.log`),
      '-o',
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`,
      'start',
    );
  const follow = async (primary: Cluster): Promise<void> => {
    if (existsSync(data)) rmSync(data, { recursive: true });
    const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
    await runProgram('pg_basebackup', [...source, '-D', data, '-R', '-c', 'fast', '--no-sync']);
    await start();
    await primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
    await primary.query('SELECT pg_reload_conf()');
    const isSynchronous = async () =>
      (await primary.query("SELECT FROM pg_stat_replication WHERE sync_state = 'sync'")).length > 0;
    while (!(await isSynchronous())) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  if (name === 'a') {
    await runProgram('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '--locale=C.UTF-8',
      '--no-sync',
    ]);
    await start();
  }
  return {
    port,
    query,
    kill: () => control('-m', 'immediate', 'stop'),
    promote: () => control('promote'),
    follow,
  };
}

/** A primary with a synchronous standby, both on this machine. */
export async function startClusters(): Promise<{ clusters: [Cluster, Cluster]; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'plaitful-clusters-'));
  if (isRoot) {
    const id = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
    chownSync(folder, id('-u'), id('-g'));
  }
  const primary = await createCluster(folder, 'a');
  const standby = await createCluster(folder, 'b');
  await standby.follow(primary);
  const stop = async () => {
    await Promise.allSettled([primary.kill(), standby.kill()]);
    rmSync(folder, { recursive: true });
  };
  return { clusters: [primary, standby], stop };
}
