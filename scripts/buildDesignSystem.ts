import { run } from './run.ts';
import { stampOf } from './stamp.ts';

const stamp = stampOf('packages/design-system/dist', [
  'package-lock.json',
  'packages/design-system/{package.json,tsconfig*.json,*.md}',
  'packages/design-system/{scripts,src}/**/*',
  'packages/domain/{package.json,src/phone.ts}',
  'packages/illustrations/package.json',
  'packages/illustrations/src/**/*',
]);

/** Builds the package into `packages/design-system/dist` and, unless it is to be quiet, says what each entry point weighs. */
export async function buildDesignSystem({ isQuiet = false } = {}): Promise<void> {
  await stamp.around(async () => {
    const args = ['packages/design-system/scripts/build.ts', ...(isQuiet ? ['--quiet'] : [])];
    const { code, output } = await run(process.execPath, args, { isQuiet, env: { NODE_ENV: 'production' } });
    if (code !== 0) throw new Error(`The design system does not build\n${output}`);
  });
}

/** What Vitest runs before the tests of the package. */
export async function setup(): Promise<void> {
  if (stamp.isStale()) await buildDesignSystem({ isQuiet: true });
}
