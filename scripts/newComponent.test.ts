import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from './copyRepository.ts';
import { run } from './exec.ts';

describe('a component scaffolded by `npm run new:component`', { timeout: 120_000, tags: ['nightly'] }, () => {
  let copy: string;
  const scaffold = (name: string) =>
    run(process.execPath, ['scripts/newComponent.ts', name], { isQuiet: true, cwd: copy });
  beforeAll(async () => {
    copy = copyRepository();
    await scaffold('HairTie');
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  it.each([
    ['types and lint', 'run-s', ['lint:code packages/design-system']],
    ['format', 'oxfmt', ['--check', 'packages/design-system']],
    ['unused code', 'knip', ['--no-progress']],
    [
      'imports',
      'depcruise',
      ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages/design-system'],
    ],
    ['public names', 'vitest', ['run', '--project', 'package', 'publicNames']],
    ['showroom', 'vitest', ['run', '--project', 'unit', 'scripts/storybookStructure.test.ts']],
  ])('passes the check of %s', async (_check, command, args) => {
    const bin = join(copy, 'node_modules/.bin', command);
    const { code, output } = await run(bin, args, { isQuiet: true, cwd: copy });
    expect({ code, output }).toMatchObject({ code: 0 });
  });

  it.each(['Button', 'hair-tie', '../Elsewhere'])('is refused under the name %s', async (name) => {
    expect((await scaffold(name)).code).toBe(1);
  });
});
