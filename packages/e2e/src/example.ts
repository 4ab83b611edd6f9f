import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The folder of the examples. */
export const examples = join(import.meta.dirname, '../../../examples');

const designSystem = join(import.meta.dirname, '../../design-system');

type Environment = 'production' | 'development';

/** A copy of a project of `examples`, with the packed design system and all dependencies from the npm registry. */
export interface Example {
  readonly folder: string;
  /** Installs more npm packages. */
  install(...packages: readonly string[]): Promise<void>;
  /** Runs its build. @param environment decides which React it has: that for development warns @default production */
  build(environment?: Environment): Promise<void>;
  /** Runs a script of it with React for development. @returns what it printed as an error */
  runScript(file: string): Promise<string>;
  /** Starts its server after the build. @returns its address */
  start(): Promise<string>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function waitUntilServed(address: string): Promise<void> {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${address}`);
}

/** Packs the design system and installs it, as a stranger does, in a copy of the example with this name. */
export async function installExample(name: string): Promise<Example> {
  await promisify(execFile)('npm', ['run', 'build', '--', '--quiet'], {
    cwd: designSystem,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
  const folder = mkdtempSync(join(tmpdir(), `plaitful-example-${name}-`));
  // What was made in the folder itself stays there.
  const isMade = /[\\/](node_modules|dist|dist-server|[.]next|package-lock[.]json)$/;
  cpSync(join(examples, name), folder, { recursive: true, filter: (path) => !isMade.test(path) });
  const execute = async (command: string, args: readonly string[], NODE_ENV: Environment = 'development') => {
    const env = { ...process.env, NODE_ENV, VITEST: '', NEXT_TELEMETRY_DISABLED: '1' };
    return promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 2 ** 24 }).catch((error) => {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
    });
  };
  const install = async (...packages: readonly string[]) => {
    await execute('npm', ['install', '--no-audit', '--no-fund', ...packages]);
  };
  await execute('npm', ['pack', join(designSystem, 'dist'), '--pack-destination', folder]);
  await install(...globSync('*.tgz', { cwd: folder }).map((file) => `./${file}`));

  let server: ReturnType<typeof spawn> | undefined;
  const stop = async () => {
    if (server?.exitCode === null && server.kill()) await once(server, 'exit');
    server = undefined;
  };
  return {
    folder,
    install,
    build: async (environment = 'production') => {
      await execute('npm', ['run', 'build'], environment);
    },
    runScript: async (file) => (await execute('node', [file])).stderr,
    start: async () => {
      await stop();
      const port = await freePort();
      const [bin, command] = name === 'next' ? ['next', 'start'] : ['vite', 'preview'];
      server = spawn(join(folder, 'node_modules/.bin', bin), [command, '--port', String(port)], {
        cwd: folder,
        stdio: 'ignore',
        env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
      });
      const address = `http://localhost:${port}`;
      await waitUntilServed(address);
      return address;
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
