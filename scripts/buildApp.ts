import { run } from './run.ts';
import { stampOf } from './stamp.ts';

const stamp = stampOf('app/dist', [
  'package-lock.json',
  'app/{index.html,vite.config.ts,package.json}',
  'app/public/**/*',
  'app/scripts/**/*',
  'app/src/**/*',
  'packages/{api-client,design-system,domain,flows,illustrations,messages}/package.json',
  'packages/{api-client,design-system,domain,flows,illustrations,messages}/src/**/*',
]);

export const { isStale } = stamp;

/** Builds the app into `app/dist`; ends the process when that fails. */
export async function build(): Promise<void> {
  await stamp.around(async () => {
    for (const entry of [[], ['--ssr', 'src/entry/server.tsx']]) {
      const { code } = await run('vite', ['build', 'app', ...entry, '--logLevel', 'warn']);
      if (code !== 0) process.exit(code);
    }
  });
}
