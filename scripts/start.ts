// `npm start`: checks the settings, builds what is stale, then serves with the embedded database and demo data.
import { spawn } from 'node:child_process';
import { build, isStale } from './build.ts';
import { root } from './exec.ts';

const env = { ...process.env };
if (!env['DEMO_DATA'] && !env['DATABASE_URL']) env['DEMO_DATA'] = '1';

function server(...args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? 1);
    });
  });
}

if (isStale()) {
  // The server's own checks, before the build, so that an invalid setting is reported at once.
  const code = await server('packages/server/src/app/server.ts', '--check');
  if (code !== 0) process.exit(code);
  console.log('Building the app...');
  await build();
}
process.exit(await server('packages/server/src/app/server.ts'));
